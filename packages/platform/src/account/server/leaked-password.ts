import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const file = () => require.resolve('@zxcvbn-ts/language-common/src/passwords.json')

/**
 * Whether a password is among the 49,000 most frequently leaked ones; 308 of them meet our minimum
 * length. Passwords are set rarely, so each check reads the file again.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  const passwords = JSON.parse(await readFile(file(), 'utf8')) as string[]
  return passwords.includes(password.toLowerCase())
}
