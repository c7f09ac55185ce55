import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { findStep, otpauthUri, randomSecret } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('base32 as RFC 4648 writes it', () => {
  expect(Secret.fromLatin1('12345678901234567890').base32).toBe(secret)
  expect([randomSecret(), randomSecret(10)]).toEqual([
    expect.stringMatching(/^[A-Z2-7]{32}$/),
    expect.stringMatching(/^[A-Z2-7]{16}$/),
  ])
})

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the codes of RFC 6238: at %i s %s', (seconds, code) => {
  expect(findStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code is valid in its interval and the neighbouring ones', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: 3_000_000 })
  for (const seconds of [2970, 2999, 3000, 3029, 3059])
    expect([seconds, findStep(secret, code, at(seconds))]).toEqual([seconds, 100])
  for (const seconds of [2969, 3060])
    expect([seconds, findStep(secret, code, at(seconds))]).toEqual([seconds, undefined])
})

test.each(['', '12345', '1234567', '12345é', '１２３４５６', '28708x'])('%j is no code', (code) => {
  expect(findStep(secret, code, new Date(59_000))).toBeUndefined()
})

test('the otpauth address escapes its parts', () => {
  expect(otpauthUri('A & B', 'a+b@example.com', 'JBSWY3DPEHPK3PXP')).toBe(
    'otpauth://totp/A%20%26%20B:a%2Bb%40example.com?issuer=A%20%26%20B&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  )
})
