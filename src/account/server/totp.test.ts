import { expect, test } from 'vitest'
import { base32, findStep, otpauthUri, totpAt } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = base32(Buffer.from('12345678901234567890'))

test('base32 as RFC 4648 writes it', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the codes of RFC 6238: at %i s %s', (seconds, code) => {
  expect(totpAt(secret, Math.floor(seconds / 30))).toBe(code)
})

test('a code belongs to its interval as long as that is the present one or a neighbour', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  for (const seconds of [2970, 2999, 3000, 3029, 3059])
    expect([seconds, findStep(secret, totpAt(secret, 100), at(seconds))]).toEqual([seconds, 100])
  for (const seconds of [2969, 3060])
    expect([seconds, findStep(secret, totpAt(secret, 100), at(seconds))]).toEqual([
      seconds,
      undefined,
    ])
})

test.each(['', '12345', '1234567', '12345é', '１２３４５６', '28708x'])('%j is no code', (code) => {
  expect(findStep(secret, code, new Date(59_000))).toBeUndefined()
})

test('the address that an app reads escapes what it holds', () => {
  expect(otpauthUri('A & B', 'a+b@example.com', 'ABC')).toBe(
    'otpauth://totp/A%20%26%20B:a%2Bb%40example.com?secret=ABC&issuer=A%20%26%20B&algorithm=SHA1&digits=6&period=30',
  )
})
