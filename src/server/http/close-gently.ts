import type { ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { second } from '../clock.ts'
import type { App } from './app.ts'

/** A client that reads slowly must not hold the server up. */
const patienceMs = 5 * second

/** For those who have connected and are not accepted yet; under load somebody new comes all the time. */
const acceptingMs = second

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
    app.server.endFastPath()
    app.server.prependListener('request', (_request, response) => endsConnection(response))
    for (const { _httpMessage: underWay } of app.server.openConnections)
      if (underWay) endsConnection(underWay)
    await sleep(graceMs)
    await acceptWaiting()
    const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
    await app.close()
    clearTimeout(impatience)
  }

  /**
   * Whoever waits to be accepted would be reset. Node.js takes one in each turn of the event loop; after the
   * last one all sockets have been read.
   */
  async function acceptWaiting(): Promise<void> {
    const latest = performance.now() + acceptingMs
    let before: number
    do {
      before = accepted
      await turn()
    } while (accepted > before && performance.now() < latest)
  }
}

/** Says so in the answer's headers, unless they have been sent. */
function endsConnection(answer: ServerResponse): void {
  answer.shouldKeepAlive = false
}
