import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Victim@Example.COM', 'victim@example.com'],
  [' victim+a+b@example.com ', 'victim@example.com'],
  ['VICTIM+@example.com', 'victim@example.com'],
  ['Mu\u0308ller@example.com', 'müller@example.com'],
  ['+only@example.com', '+only@example.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
