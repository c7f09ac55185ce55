/**
 * `kill -9` at 30 random moments under writes, on each engine; on PostgreSQL at every third of them the
 * database crashes too. What was acknowledged is there afterwards, with its files, and nothing twice.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { never, within, type Row } from './support/row.ts'
import { signIn } from './support/send.ts'
import { startWriters } from './support/writers.ts'
import { doubledOf, lostOf, nothingWritten, takenOf } from './support/written.ts'

const moments = 30
const latestMs = 1_500
const readyMs = 2_000

export const measure = (): Promise<Row[]> => onEngines(kill)

async function kill(engine: Engine): Promise<Row[]> {
  const settings = { ...engine.settings, SEED: 'none' }
  const dice = diceOf(9)
  const written = nothingWritten()
  const lost: string[] = []
  const damages: string[] = []
  const ready: number[] = []
  let server = await startBuiltServer(settings)
  const cookie = await signIn(server.url)
  for (let n = 0; n < moments; n += 1) {
    const before = takenOf(written)
    const writers = startWriters(written, { url: server.url, cookie })
    while (takenOf(written) === before) await sleep(1)
    await sleep(dice.next() * latestMs)
    if (engine.postgres && n % 3 === 2) {
      await Promise.all([engine.postgres.halt(), server.kill()])
      await engine.postgres.resume()
    } else await server.kill()
    await writers.stop()
    server = await startBuiltServer(settings)
    ready.push(server.readyMs)
    lost.push(...(await lostOf(written, engine)))
    damages.push(...(await engine.damages()))
  }
  const { url } = server
  const missing = await lostOf(written, engine, { url, cookie })
  const doubled = await doubledOf(engine)
  await server.stop()
  const what = `kill -9 under writes, ${engine.name}, ${moments} times`
  const taken = takenOf(written)
  return [
    never(`${what}: acknowledged and lost`, taken, [...lost, ...missing]),
    never(`${what}: sent again and stored twice`, written.leads.size, doubled),
    never(`${what}: answers that are neither taken nor refused`, taken, written.unexpected),
    never(`${what}: integrity checks that found damage`, moments, damages),
    within(`${what}: ready after a start`, ready, { median: readyMs, max: readyMs }),
  ]
}
