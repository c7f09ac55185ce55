import { expect, test } from 'vitest'
import { StoreClosed, StoreUnavailable } from '../database/store-unavailable.ts'
import { Shed } from './admission.ts'
import { isExpectedRefusal } from './expected-refusal.ts'
import { HttpError } from './http-error.ts'

test('a server that sheds load or ends refuses as it should, also where that is the cause of another error', () => {
  expect(isExpectedRefusal(new Shed())).toBe(true)
  expect(isExpectedRefusal(new StoreClosed())).toBe(true)
  expect(isExpectedRefusal(new Error('no page', { cause: new StoreClosed() }))).toBe(true)
})

test('a database that is away is a fault, and so is everything else', () => {
  expect(isExpectedRefusal(new StoreUnavailable(new Error('away')))).toBe(false)
  expect(isExpectedRefusal(new HttpError('INTERNAL'))).toBe(false)
  expect(isExpectedRefusal(new Error('boom'))).toBe(false)
})
