import { argon2Sync, randomBytes } from 'node:crypto'

/** As `hashPassword` writes it, with the least work that Argon2 has: a suite signs in a thousand times. */
export function cheapHash(password: string): string {
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { ...cost, message: password.normalize('NFC'), nonce })
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(hash)}`
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
