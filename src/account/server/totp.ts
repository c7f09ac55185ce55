import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const intervalMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => base32(randomBytes(20))

/** The code of an interval: RFC 6238 with SHA-1 and six digits. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac[19]! & 0xf) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The interval that the code belongs to, the present one or a neighbour; absent: none. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const present = Math.floor(now.getTime() / intervalMs)
  return [present, present - 1, present + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code)),
  )
}

/** What an authenticator app reads. */
export function otpauthUri(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=6&period=30`
}
