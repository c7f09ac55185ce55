import { execFile } from 'node:child_process'
import { join } from 'node:path'

const entry = join(import.meta.dirname, '../../../build/server/admin.js')

/** What a command of `npm run admin` prints; rejects with what it says of its error. */
export function adminCommand(settings: object, ...args: string[]): Promise<string> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  execFile(process.execPath, [entry, ...args], { env }, (error, printed, told) =>
    error ? reject(new Error(told || error.message)) : resolve(printed),
  )
  return promise
}
