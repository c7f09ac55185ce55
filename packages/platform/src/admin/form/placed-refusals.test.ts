import { expect, test } from 'vitest'
import { errorsStillTrue, placedRefusals } from './placed-refusals.ts'

const refusal = (...fields: [field: string, message: string][]) => ({
  code: 422,
  errorCode: 'INVALID_FIELDS',
  error: { fields: fields.map(([field, message]) => ({ field, rule: 'x', message })) },
})
const known = (field: string) => (field === 'version' ? undefined : field)

test('each refused field has its first message at its place', () => {
  const error = refusal(['name', 'Enter a value.'], ['name', 'Too long.'], ['note.de', 'No.'])
  expect(placedRefusals(error, known)).toEqual({
    errors: { name: 'Enter a value.', 'note.de': 'No.' },
    isComplete: true,
  })
})

test('what has no place in the form is to be reported elsewhere too', () => {
  const error = refusal(['name', 'Enter a value.'], ['version', 'Enter a number.'])
  expect(placedRefusals(error, known)).toEqual({
    errors: { name: 'Enter a value.' },
    isComplete: false,
  })
  const lost = { code: 0, error: new Error('no network') }
  for (const other of [lost, new Error('none of a call'), refusal()])
    expect(placedRefusals(other, known)).toEqual({ errors: {}, isComplete: false })
})

test('a message goes when the value that it is about has changed, and no other', () => {
  const errors = { 'note.de': 'No.', 'links.0.url': 'No.', hosts: 'No.' }
  const sent = { note: { de: 'a', en: 'b' }, links: [{ url: 'x' }], hosts: ['h'] }
  expect(errorsStillTrue(errors, sent, structuredClone(sent))).toEqual(errors)
  const now = { note: { de: 'a', en: 'c' }, links: [{ url: 'y' }], hosts: ['h', 'i'] }
  expect(errorsStillTrue(errors, sent, now)).toEqual({ 'note.de': 'No.' })
  const cells = { 'countries.JP.fx': '165' }
  const refused = { 'countries.JP.fx': 'No.' }
  expect(errorsStillTrue(refused, cells, { ...cells })).toEqual(refused)
  expect(errorsStillTrue(refused, cells, { 'countries.JP.fx': '166' })).toEqual({})
  expect(errorsStillTrue({ 'links.0.url': 'No.' }, sent, { links: [] })).toEqual({})
})
