import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** Hash of the sources: what the build writes into the service worker as its version. */
const stamp = readFileSync(join(import.meta.dirname, '../../../../../build/stamp'), 'utf8').trim()

/** The site at another address, whose service worker becomes a newer one on demand, or that fails. */
export async function startVersionProxy(origin: string) {
  let version = stamp
  const held: Record<string, Promise<void>> = {}
  const refused = new Set<string>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (refused.has(request.url ?? '')) return void request.socket.destroy()
    void pass(request).then(async (answer) => {
      await held[request.url ?? '']
      const body = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? ''
      const location = answer.headers.get('location')
      const isWorker = request.url === '/service-worker.js'
      const headers = {
        'content-type': type,
        'cache-control': 'no-cache',
        'set-cookie': answer.headers.getSetCookie(),
        ...(location && { location: location.replace(origin, '') }),
      }
      response.writeHead(answer.status, headers)
      response.end(isWorker ? body.toString().replaceAll(stamp, version) : body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function pass(request: IncomingMessage): Promise<Response> {
    const { host, cookie = '', referer, 'content-type': type, origin: from } = request.headers
    const key = request.headers['idempotency-key']
    const body = await buffer(request)
    return fetch(origin + request.url, {
      method: request.method,
      redirect: 'manual',
      headers: {
        cookie,
        ...(type && { 'content-type': type }),
        ...(from && { origin }),
        ...(referer && { referer: referer.replace(`http://${host}`, origin) }),
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      ...(body.length > 0 && { body }),
    })
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (name: string) => void (version = name),
    /** How often this path has been asked for. */
    requests: (path: string) => asked.filter((one) => one === path).length,
    /** Requests for this path get no answer until they are let through. */
    refuse(path: string): () => void {
      refused.add(path)
      return () => void refused.delete(path)
    },
    /** Answers of this path are made, and wait until they are let go. */
    hold(path: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held[path] = promise
      return () => {
        delete held[path]
        resolve()
      }
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
