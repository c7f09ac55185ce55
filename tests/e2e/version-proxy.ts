import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Hash of the sources: what the build writes into the service worker as its version. */
const stamp = readFileSync(join(import.meta.dirname, '../../build/stamp'), 'utf8').trim()

/** The site at another address, whose service worker becomes a newer one on demand. */
export async function startVersionProxy(origin: string) {
  let version = stamp
  const server = createServer((request, response) => {
    void fetch(origin + request.url, { redirect: 'manual' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? ''
      const isWorker = request.url === '/service-worker.js'
      const headers = { 'content-type': type, 'cache-control': 'no-cache' }
      response.writeHead(answer.status, headers)
      response.end(isWorker ? body.toString().replaceAll(stamp, version) : body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (name: string) => void (version = name),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
