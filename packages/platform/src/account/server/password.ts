import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createHashQueue, type Waiter } from './hash-queue.ts'

const derive = promisify(argon2)

/** OWASP's second choice of parameters: 19 MiB, two passes. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Two of the four threads that files and names are looked up with too. */
const queue = createHashQueue({ atOnce: 2, maxWaiting: 16 })

/** Who is signed in, or has a link that was mailed. */
const trusted: Waiter = { isTrusted: true, isGone: () => false }

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const message = password.normalize('NFC')
  const hash = await queue.run(trusted, () => derive('argon2id', { ...cost, message, nonce }))
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

export async function isPassword(
  password: string,
  stored: string,
  waiter: Waiter = trusted,
): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts
  const tag = Buffer.from(expected, 'base64')
  const hash = await queue.run(waiter, () =>
    derive('argon2id', {
      message: password.normalize('NFC'),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tag.length,
    }),
  )
  return timingSafeEqual(hash, tag)
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
