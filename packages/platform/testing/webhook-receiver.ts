import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  headers: IncomingHttpHeaders
  body: string
}

type Respond = (response: ServerResponse) => void

const taken: Respond = (response) => void response.writeHead(204).end()

/** What another system has listening; it can be stopped and started at the same port. */
export async function startReceiver() {
  const calls: Call[] = []
  let answer = taken
  let port = 0
  let server: Server

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => (body += part))
      request.on('end', () => {
        calls.push({ headers: request.headers, body })
        answer(response)
      })
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function stop(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}/crm?token=hidden`,
    calls,
    start,
    stop,
    /** How it answers from now on; absent: it takes everything. */
    answer: (next: Respond = taken) => void (answer = next),
  }
}
