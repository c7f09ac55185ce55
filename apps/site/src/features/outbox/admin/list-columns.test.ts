import { expect, test } from 'vitest'
import { resendLabel } from './list-columns.tsx'

test('an entry that was sent or has failed is sent again, a queued one is sent now', () => {
  expect(resendLabel({ state: 'failed' })).toBe('Send again')
  expect(resendLabel({ state: 'sent' })).toBe('Send again')
  expect(resendLabel({ state: 'waiting' })).toBe('Send now')
})
