import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const file = () => require.resolve('@zxcvbn-ts/language-common/src/passwords.json')

/**
 * Whether a password is among the 49,000 that leaks have most often; 308 of them are as long as ours have
 * to be. The file is read anew each time: passwords are set seldom.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  const passwords = JSON.parse(await readFile(file(), 'utf8')) as string[]
  return passwords.includes(password.toLowerCase())
}
