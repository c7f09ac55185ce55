import { Secret, TOTP } from 'otpauth'

const intervalMs = 30_000

/** Base32; 160 bits are what RFC 4226 recommends. */
export const randomSecret = (bytes = 20): string => new Secret({ size: bytes }).base32

/** The interval of the code, the present one or a neighbour; absent: the code is wrong. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp })
  return delta === null ? undefined : Math.floor(timestamp / intervalMs) + delta
}

/** What an authenticator app reads: RFC 6238 with SHA-1, six digits and 30 seconds. */
export const otpauthUri = (issuer: string, email: string, secret: string): string =>
  new TOTP({ issuer, label: email, secret }).toString()
