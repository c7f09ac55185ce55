import { execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const entry = join(import.meta.dirname, '../../../build/server/admin.js')

interface Running {
  process: ChildProcess
  printed: Promise<string>
}

function start(settings: object, args: readonly string[]): Running {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings }
  const { promise: printed, resolve, reject } = Promise.withResolvers<string>()
  const child = execFile(process.execPath, [entry, ...args], { env }, (error, output, told) =>
    error ? reject(new Error(told || error.message)) : resolve(output),
  )
  return { process: child, printed }
}

/** What a command of `npm run admin` prints; rejects with what it says of its error. */
export const adminCommand = (settings: object, ...args: string[]): Promise<string> =>
  start(settings, args).printed

/** Ends a command with `kill -9` after a time, unless it has ended by itself. */
export async function killedCommand(
  settings: object,
  afterMs: number,
  ...args: string[]
): Promise<void> {
  const { process: child, printed } = start(settings, args)
  printed.catch(() => {})
  const exited = once(child, 'exit')
  await Promise.race([sleep(afterMs), exited])
  child.kill('SIGKILL')
  await exited
}
