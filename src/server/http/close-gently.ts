import { setImmediate as sockets, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { second } from '../clock.ts'

/** A client that reads slowly must not hold the server up. */
const patienceMs = 5 * second

/**
 * Ends a server without resetting anybody: for a moment requests are still answered, and every answer
 * tells its client to close the connection. Then nothing new is taken, and what is under way is
 * finished.
 */
export async function closeGently(app: FastifyInstance, graceMs: number): Promise<void> {
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await sleep(graceMs)
  // Right after the sockets have been read.
  await sockets()
  const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  await app.close()
  clearTimeout(impatience)
}
