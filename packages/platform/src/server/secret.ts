import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie, a link or a key. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** How a secret is stored: SHA-256 in hex. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
