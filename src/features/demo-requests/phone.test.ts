import { expect, test } from 'vitest'
import { phoneDigits, telHref } from './phone.ts'

test.each([
  ['+49 (0)30 1234-567', 'tel:+49301234567'],
  ['0049 (0) 30 1234567', 'tel:0049301234567'],
  ['(0) 30 1234', 'tel:0301234'],
  ['030 / 1234', 'tel:0301234'],
  ['+351 21 000 00 00', 'tel:+351210000000'],
])('%s is called as %s', (phone, href) => expect(telHref(phone)).toBe(href))

test('without a digit there is nothing to call', () => {
  expect(telHref(null)).toBeFalsy()
  expect(telHref('( )')).toBeFalsy()
})

test('every spelling of a number has its digits in those of the longest', () => {
  const whole = phoneDigits('+49 (0)30 1234-567')
  for (const asked of ['0049 30 1234567', '030 1234 567', '+49(0)30', '1234-567'])
    expect(whole).toContain(phoneDigits(asked))
})
