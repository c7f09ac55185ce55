import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as tick, setTimeout as sleep } from 'node:timers/promises'
import { second } from '../clock.ts'
import type { App } from './app.ts'

/** A slow reader must not delay the end of the server. */
const patienceMs = 5 * second

/** The time for accepting waiting connections; new ones arrive all the time under load. */
const acceptingMs = 2 * second

/** The interval of the check whether every client has its answers. */
const deliveringMs = 20

/** After this many quiet ticks in a row, no connection waits to be accepted. */
const quietTicks = 5

/**
 * Ends a server without resetting connections. For a moment the server still answers new requests,
 * and every answer tells its client to close the connection. Then the server accepts no new
 * connections and answers the remaining requests.
 */
export function gentleClose(app: App): (graceMs: number) => Promise<void> {
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })

  return async (graceMs) => {
    app.server.prependListener('request', (_request, response) => endsConnection(response))
    for (const response of app.connections.last()) endsConnection(response)
    await sleep(graceMs)
    refuseNew(app.server)
    await acceptWaiting()
    closePort(app.server)
    const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
    while (!app.connections.areDelivered()) await sleep(deliveringMs)
    await app.close()
    clearTimeout(impatience)
  }

  /**
   * Accepts waiting connections, which would otherwise be reset. Node.js accepts one in each tick;
   * after the last one all sockets have been read.
   */
  async function acceptWaiting(): Promise<void> {
    const latest = performance.now() + acceptingMs
    for (let quiet = 0, before = accepted; quiet < quietTicks; before = accepted) {
      await tick()
      quiet = accepted > before ? 0 : quiet + 1
      if (performance.now() > latest) return
    }
  }
}

/**
 * Stops the kernel from queueing further connections, whose clients would be reset: they retry and
 * are rejected. Node.js has no method for this: its handle calls listen(2) again, with a queue of
 * one.
 */
function refuseNew(server: Server & { _handle?: { listen?(backlog: number): number } | null }) {
  server._handle?.listen?.(0)
}

/** The method of Node's HTTP server would also cut off clients that still receive their answers. */
const closePort = (server: Server): void => void NetServer.prototype.close.call(server)

/** Announces the end in the headers of the answer, unless they have been sent. */
function endsConnection(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
