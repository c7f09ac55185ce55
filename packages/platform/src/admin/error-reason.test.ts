import { expect, test } from 'vitest'
import { reasonOf } from './error-reason.ts'

test.each([
  [{ code: 0 }, 'The server did not answer.'],
  [{ code: -1 }, 'The server’s response could not be read.'],
  [
    { code: 404, errorCode: 'NOT_FOUND', message: 'There is nothing here.' },
    'There is nothing here.',
  ],
  [{ code: 502 }, 'An error occurred on the server.'],
  [{ code: 418 }, 'The server rejected the request (error 418).'],
])('an error is a sentence: %o', (error, sentence) => {
  expect(reasonOf({ ...error, error: null })).toBe(sentence)
})
