import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { second } from '../clock.ts'

/** A client that reads slowly must not hold the server up. */
const patienceMs = 5 * second

/** Node.js names the answer that is under way on a connection here, and nowhere else. */
type Connection = Socket & { _httpMessage?: ServerResponse | null }

/**
 * How a server ends without resetting anybody: for a moment requests are still answered, and every answer,
 * also to what was asked before, tells its client to close the connection. Then nothing new is taken, and
 * what is under way is finished.
 */
export function gentleClose(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const connections = new Set<Connection>()
  app.server.on('connection', (connection: Connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })

  return async (graceMs) => {
    app.server.prependListener('request', (_request, response) => endsConnection(response))
    for (const { _httpMessage: underWay } of connections) if (underWay) endsConnection(underWay)
    await sleep(graceMs)
    // Right after the sockets have been read.
    await turn()
    const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
    await app.close()
    clearTimeout(impatience)
  }
}

/** Says so in the answer's headers, unless they have been sent. */
function endsConnection(answer: ServerResponse): void {
  answer.shouldKeepAlive = false
}
