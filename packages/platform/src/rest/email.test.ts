import { expect, test } from 'vitest'
import { emailKey, readEmail, withAsciiDomain } from './email.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' ada@example.com\n', 'ada@example.com'],
  ['Ada.Example@Example.COM', 'Ada.Example@example.com'],
  ['ada+demo@example.com', 'ada+demo@example.com'],
  ['name&co@example.com', 'name&co@example.com'],
  ["o'brien=#!/@example.com", "o'brien=#!/@example.com"],
  ['info@müller-lager.de', 'info@xn--mller-lager-thb.de'],
  ['info@xn--mller-lager-thb.de', 'info@xn--mller-lager-thb.de'],
  ['info@mu\u0308ller-lager.de', 'info@xn--mller-lager-thb.de'],
  ['a@example.xn--p1ai', 'a@example.xn--p1ai'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ['a@example.museum', 'a@example.museum'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@example.com.', 'a@example.com'],
  ['Jörg@example.com', 'jörg@example.com'],
  ['ａｄａ＠example．com', 'ada@example.com'],
  ['\u202aada@example.com\u202c', 'ada@example.com'],
  ['ada@example.com\u200b', 'ada@example.com'],
])('%j is written to as %s', (typed, address) => expect(readEmail(typed)).toBe(address))

test.each(
  [
    ['', 'ada', 'ada@', '@example.com', 'ada@localhost', 'ada@example', 'ada@@example.com'],
    ['a da@example.com', 'ada@exa mple.com', 'a@x.example, b@y.example', 'ada@example..com'],
    ['a@x.example\r\nBcc: b@y.example', '.ada@example.com', 'ada.@example.com', 'a..b@example.com'],
    ['ada@127.0.0.1', 'ada@0x7f.1', 'ada@[127.0.0.1]', 'ada@example.com:25', 'ada@example.com/x'],
    [
      'ada@-example.com',
      'ada@example-.com',
      'ada@a%2eb.com',
      'Ada <ada@example.com>',
      'ada@a_b.com',
    ],
    [`${'x'.repeat(65)}@example.com`, `ada@${'x'.repeat(64)}.com`, '"a b"@example.com'],
  ]
    .flat()
    .map((text) => [text]),
)('%j is no address', (text) => expect(readEmail(text)).toBeUndefined())

test('an address is compared without capitals, its domain in either spelling', () => {
  expect(emailKey(' Info@MÜLLER-lager.de')).toBe(emailKey('info@xn--mller-lager-thb.de'))
  expect(emailKey('admin@localhost')).toBe('admin@localhost')
})

test.each([
  ['zoe@müller-lager.de', 'zoe@xn--mller-lager-thb.de'],
  ['@Müller-Lager.de', '@xn--mller-lager-thb.de'],
  ['müller-lager.de', 'xn--mller-lager-thb.de'],
  ['zoë@', 'zoë@'],
  ['Müller', 'Müller'],
  ['Müller & Söhne', 'Müller & Söhne'],
  ['1.5', '1.5'],
  ['', ''],
])('who looks for “%s” looks for “%s” among addresses', (text, asked) =>
  expect(withAsciiDomain(text)).toBe(asked),
)
