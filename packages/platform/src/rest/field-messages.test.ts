import { expect, test } from 'vitest'
import { z } from 'zod'
import { asSentence, fieldMessage, requiredMessage } from './field-messages.ts'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldMessage }).error?.issues[0]?.message

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, requiredMessage],
  [z.string().min(1), '', requiredMessage],
  [z.string(), 1, 'Enter text.'],
  [z.string().min(6), 'a', 'Enter at least 6 characters.'],
  [z.string().max(1), 'ab', 'Enter at most 1 character.'],
  [z.number(), 'a', 'Enter a number.'],
  [z.date(), 'a', 'This type of value is not accepted here.'],
  [z.number().max(90), 91, 'Enter at most 90.'],
  [z.number().min(-90), -91, 'Enter -90 or more.'],
  [z.array(z.string()).max(10), Array(11).fill(''), 'Enter at most 10 values.'],
  [z.enum(['new', 'closed']), 'lost', 'Choose one of: new, closed.'],
  [z.enum(Array.from({ length: 13 }, (_, n) => `${n}`)), 'x', 'Choose a value from the list.'],
  [z.iso.date(), 'x', 'Enter a date such as 2026-01-15.'],
  [z.number().multipleOf(5), 1, 'Enter a multiple of 5.'],
  [z.string().regex(/^a$/), 'b', 'Enter a value in the required format.'],
  [z.string().regex(/^a$/, 'Enter an a.'), 'b', 'Enter an a.'],
])('%# says what to do', (schema, value, message) => expect(messageOf(schema, value)).toBe(message))

test('a message that says only how a value must be becomes a sentence', () => {
  expect(asSentence('must be an id')).toBe('This must be an id.')
  expect(asSentence('Enter an id.')).toBe('Enter an id.')
})
