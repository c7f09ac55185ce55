import { expect, test } from 'vitest'
import { phoneDigits, telHref } from './phone.ts'

test.each([
  ['+49 (0)30 1234-567', 'tel:+49301234567'],
  ['0049 (0) 30 1234567', 'tel:0049301234567'],
  ['(0) 30 1234', 'tel:0301234'],
  ['030 / 1234', 'tel:0301234'],
  ['+351 21 000 00 00', 'tel:+351210000000'],
  ['030/1234567', 'tel:0301234567'],
  ['089 / 12345-67', 'tel:0891234567'],
  ['\u202a+49\u00a030\u202f1234\u20117\u202c', 'tel:+493012347'],
  ['＋４９ ３０ １２', 'tel:+493012'],
  ['+44 20 7946 0000 ext. 12', 'tel:+442079460000;ext=12'],
  ['020 7946 0000x12', 'tel:02079460000;ext=12'],
  ['030 1234, Durchwahl 56', 'tel:0301234;ext=56'],
  ['01 23 45 67 89 poste 4', 'tel:0123456789;ext=4'],
  ['Tel. +49 30 1234', 'tel:+49301234'],
  ['+49 30 12 oder +49 40 34', 'tel:+493012'],
  ['030 12 or 040 34', 'tel:03012'],
])('%s is called as %s', (phone, href) => expect(telHref(phone)).toBe(href))

test('without a digit there is nothing to call', () => {
  expect(telHref(null)).toBeFalsy()
  expect(telHref('( )')).toBeFalsy()
  expect(telHref('call me')).toBeFalsy()
})

test('every spelling of a number has its digits in those of the longest', () => {
  const whole = phoneDigits('+49 (0)30 1234-567')
  for (const asked of ['0049 30 1234567', '030 1234 567', '+49(0)30', '1234-567'])
    expect(whole).toContain(phoneDigits(asked))
})
