import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { ErrorBanner } from './error-banner.tsx'

const textOf = (error: CallError) =>
  renderToStaticMarkup(<ErrorBanner error={error} />).replace(/<[^>]+>/g, '')

test('an error names the inputs as the form does, without keys or codes', () => {
  const fields = [{ field: 'shiftHours', rule: 'max', message: 'Enter at most 24.' }]
  const error = { code: 422, errorCode: 'INVALID_FIELDS', message: 'A field is invalid.' }
  expect(textOf({ ...error, error: { fields } })).toBe(
    'A field is invalid. Shift hours: Enter at most 24.',
  )
})

test('where the server did not answer, the way out is told', () => {
  expect(textOf({ code: 0, error: null })).toBe(
    'The server did not answer. Check your connection, then try again.',
  )
})
