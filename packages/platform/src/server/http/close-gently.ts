import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { second } from '../clock.ts'
import type { App } from './app.ts'

/** A client that reads slowly must not hold the server up. */
const patienceMs = 5 * second

/** For those who have connected and are not accepted yet; under load somebody new comes all the time. */
const acceptingMs = 2 * second

/** Between two looks at whether every client has its answers. */
const deliveringMs = 20

/** In a row, after which nobody waits to be accepted. */
const quietTurns = 5

/**
 * How a server ends without resetting anybody: for a moment requests are still answered, and every answer,
 * also to what was asked before, tells its client to close the connection. Then nobody new is accepted, and
 * what was asked by those who were is answered.
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
   * Whoever waits to be accepted would be reset. Node.js takes one in each turn of the event loop; after the
   * last one all sockets have been read.
   */
  async function acceptWaiting(): Promise<void> {
    const latest = performance.now() + acceptingMs
    for (let quiet = 0, before = accepted; quiet < quietTurns; before = accepted) {
      await turn()
      quiet = accepted > before ? 0 : quiet + 1
      if (performance.now() > latest) return
    }
  }
}

/**
 * The kernel queues no further connections, whose clients would take part in a reset: they try again and are refused.
 * Node.js has no name for it: its handle calls listen(2) again, with a queue of one.
 */
function refuseNew(server: Server & { _handle?: { listen?(backlog: number): number } | null }) {
  server._handle?.listen?.(0)
}

/** Node's HTTP server would also cut off each client that still receives its answer. */
const closePort = (server: Server): void => void NetServer.prototype.close.call(server)

/** Says so in the answer's headers, unless they have been sent. */
function endsConnection(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
