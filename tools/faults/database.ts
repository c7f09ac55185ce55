/**
 * PostgreSQL restarts ten times under reads and writes, then the network swallows everything. The
 * server rejects calls within two seconds and serves cached pages; everything else recovers
 * afterwards.
 */
import { required } from '@repo/platform/values/required.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { startRelay } from '@repo/platform/testing/relay.ts'
import { onPostgres, type Engine } from './support/engines.ts'
import { neitherNor, notGiven, startReaders, timeUntil } from './support/readers.ts'
import { never, within, type Row } from './support/row.ts'
import { signIn } from './support/send.ts'
import { startWriters } from './support/writers.ts'
import { doubledOf, lostOf, nothingWritten, takenOf } from './support/written.ts'

const restarts = 10
const awayMs = 1_500
/** The time in which the server re-renders cached pages. */
const betweenMs = 2_000
const swallowedMs = 15_000
const refusedMs = 2_000
const backMs = 3_000

const kept = ['/en', '/de/terms', '/sitemap.xml', '/favicon.svg']
const asked = ['/en/news?search=hall{n}', '/api/news/site/en?search=hall{n}', '/api/leads']

export const measure = (): Promise<Row[]> => onPostgres(restart)

async function restart(engine: Engine): Promise<Row[]> {
  const postgres = required(engine.postgres, 'PostgreSQL')
  const relay = await startRelay(required(engine.settings.DATABASE_URL, 'DATABASE_URL'))
  const server = await startBuiltServer({ ...engine.settings, DATABASE_URL: relay.url })
  const { url } = server
  try {
    const cookie = await signIn(url)
    const written = nothingWritten()
    // The cache is filled before the database goes away.
    const before = startReaders({ url, paths: kept })
    await sleep(500)
    await before.stop()
    const writers = startWriters(written, { url, cookie, visitors: 4, pauseMs: 10 })
    const readers = startReaders({ url, paths: asked, headers: { cookie } })
    const keepers = startReaders({ url, paths: kept })
    const goesOn = () => {
      const taken = takenOf(written)
      return timeUntil(async () => takenOf(written) > taken)
    }
    const back: number[] = []
    for (let n = 0; n < restarts; n += 1) {
      await goesOn()
      await sleep(betweenMs)
      await postgres.halt()
      await sleep(awayMs)
      await postgres.resume()
      back.push(await goesOn())
    }
    const whileAway = readers.answers.splice(0)
    const refusals = written.refusedMs.splice(0)
    const keptWhileAway = keepers.answers.splice(0)
    relay.swallow(true)
    await sleep(swallowedMs)
    relay.swallow(false)
    const backOfSwallowed = await goesOn()
    await Promise.all([writers, readers, keepers].map((one) => one.stop()))
    const lost = await lostOf(written, engine, { url, cookie })
    const what = `PostgreSQL restarted ${restarts} times`
    const slow = readers.answers.map(({ ms }) => ms)
    return [
      never(`${what}: acknowledged and lost`, takenOf(written), lost),
      never(`${what}: sent again and stored twice`, written.leads.size, await doubledOf(engine)),
      never(
        `${what}: kept pages that are not answered`,
        keptWhileAway.length,
        notGiven(keptWhileAway),
      ),
      never(`${what}: reads neither answered nor refused`, whileAway.length, neitherNor(whileAway)),
      never(`${what}: writes neither taken nor refused`, takenOf(written), written.unexpected),
      within(`${what}: reads and refusals`, [...whileAway.map(({ ms }) => ms), ...refusals], {
        max: refusedMs,
      }),
      within(`${what}: first write after it is back`, back, { max: backMs }),
      within(
        'a network that swallows everything for 15 s: reads and refusals',
        [...slow, ...written.refusedMs],
        { max: refusedMs },
      ),
      never(
        'the same: reads neither answered nor refused',
        slow.length,
        neitherNor(readers.answers),
      ),
      within(
        'the same: kept pages',
        keepers.answers.map(({ status, ms }) => (status === 200 ? ms : Infinity)),
        { max: refusedMs },
      ),
      within('the same: first write after it is back', [backOfSwallowed], { max: backMs }),
      alive(server),
    ]
  } finally {
    await server.stop()
    await relay.cut()
  }
}

function alive({ pid, log }: { pid: number; log(): string }): Row {
  let lives = false
  try {
    lives = process.kill(pid, 0)
  } catch {
    console.log(log().slice(-2_000))
  }
  return { what: 'the process lives', target: 'yes', measured: lives ? 'yes' : 'no', met: lives }
}
