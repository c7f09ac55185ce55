import { expect, test } from 'vitest'
import { readEmail } from './email.ts'
import { withUnicodeDomains } from './unicode-domains.ts'

test.each([
  'zoe@müller.de',
  'info@müller-lager.de',
  'a@büro.façade.example',
  'a@łódź.example',
  'a@straße.example',
  'a@đặc-sản.example',
  'ada@example.com',
])('%s is stored in ASCII and shown as it was written', (typed) => {
  const stored = readEmail(typed)!
  expect(stored).toMatch(/^\p{ASCII}+$/u)
  expect(withUnicodeDomains(stored)).toBe(typed)
})

test.each([
  // Cyrillic that looks like “apple”, Greek, and two scripts in one label.
  ['a@аррӏе.example', 'another script'],
  ['a@пример.example', 'another script'],
  ['a@ελ.example', 'another script'],
  ['a@mülleр.example', 'two scripts'],
  // A “g” of the phonetic alphabet, and a click that looks like an “l”.
  ['a@ɡoogle.example', 'letters of no alphabet'],
  ['a@paypaǀ.example', 'letters of no alphabet'],
  ['a@例え.example', 'another script'],
])('%s stays in ASCII: %s', (typed) => {
  const stored = readEmail(typed)!
  expect(stored).toContain('@xn--')
  expect(withUnicodeDomains(stored)).toBe(stored)
})

test('only the labels that are readable are shown so', () => {
  const [mixed, shown] = [readEmail('a@пример.müller.de'), 'a@xn--e1afmkfd.müller.de']
  expect(withUnicodeDomains(mixed!)).toBe(shown)
})

test.each([
  'xn--',
  'xn--a',
  'xn--99999999999',
  'xn--mller-kva-',
  'a-xn--mller-kva.de',
  'xn--example-.de',
  'XN--',
])('what is no domain of anybody stays as it is: %s', (text) => {
  expect(withUnicodeDomains(text)).toBe(text)
})

test('domains in a text, and in an error of a mail server', () => {
  expect(withUnicodeDomains('550 <zoe@xn--mller-kva.de>: see https://xn--mller-kva.de/x')).toBe(
    '550 <zoe@müller.de>: see https://müller.de/x',
  )
})
