import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@repo/platform/testing/free-port.ts'
import type { Beside } from './beside.ts'
import { required } from '@repo/platform/values/required.ts'

/** Raw `node:http` answering the bytes that the address is answered with. */
export async function startRaw(url: string, headers: Record<string, string>): Promise<Beside> {
  const port = await freePort()
  const file = join(import.meta.dirname, 'raw-server.ts')
  const server = fork(file, [url, String(port), JSON.stringify(headers)])
  const exited = once(server, 'exit')
  await Promise.race([
    once(server, 'message'),
    exited.then(() => Promise.reject(new Error('raw node:http did not start'))),
  ])
  return {
    name: 'node:http',
    url: `http://127.0.0.1:${port}`,
    pids: [required(server.pid, 'the process of the server')],
    async stop() {
      server.kill()
      await exited
    },
  }
}
