/**
 * Backups while seven senders write and readers read, each restored into a place with nothing in it, on each
 * engine: what was acknowledged before a backup began is in it, with its files; and the last one, made
 * once nobody writes, is the store to the last value.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { adminCommand } from './support/admin-command.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { neitherNor, startReaders } from './support/readers.ts'
import { emptyPlace, filesUnlike, rowsUnlike } from './support/restored.ts'
import { never, within, type Row } from './support/row.ts'
import { signIn } from './support/send.ts'
import { startWriters } from './support/writers.ts'
import { lostOf, nothingWritten, takenOf } from './support/written.ts'

const paths = ['/en', '/en/news?search=hall{n}', '/api/news/site/en']
const backups = 3
const betweenMs = 2_000

export const measure = (): Promise<Row[]> => onEngines(backUp)

async function backUp(engine: Engine): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-backups-'))
  const archiveOf = (n: number) => join(folder, `${n}.tar`)
  const server = await startBuiltServer({ ...engine.settings, SEED: 'demo' })
  const written = nothingWritten()
  const takenBefore: (typeof written)[] = []
  const [wrong, took]: [string[], number[]] = [[], []]
  try {
    const { url } = server
    const writers = startWriters(written, { url, cookie: await signIn(url) })
    const readers = startReaders({ url, paths })
    for (let n = 0; n < backups; n += 1) {
      await sleep(betweenMs)
      takenBefore.push(structuredClone(written))
      const began = performance.now()
      wrong.push(...(await command(engine, 'backup', archiveOf(n))))
      took.push(performance.now() - began)
    }
    await Promise.all([writers.stop(), readers.stop()])
    await server.stop()
    takenBefore.push(structuredClone(written))
    wrong.push(...(await command(engine, 'backup', archiveOf(backups))))

    const lost: string[] = []
    const damages: string[] = []
    for (const [n, before] of takenBefore.entries()) {
      const restored = await emptyPlace(engine, join(folder, `restored-${n}`))
      wrong.push(...(await command(restored, 'restore', archiveOf(n))))
      lost.push(...(await lostOf(before, restored)), ...(await filesUnlike(restored)))
      damages.push(...(await restored.damages()))
      if (n === backups) lost.push(...(await rowsUnlike(engine, restored)))
    }
    const what = `${backups} backups under load and one at rest, ${engine.name}`
    const taken = takenBefore.reduce((sum, one) => sum + takenOf(one), 0)
    return [
      never(`${what}: acknowledged before and not restored, or other bytes`, taken, lost),
      never(`${what}: commands that end with an error`, 2 * takenBefore.length, wrong),
      never(`${what}: integrity checks that found damage`, takenBefore.length, damages),
      never(`${what}: writes neither taken nor refused`, takenOf(written), written.unexpected),
      never(
        `${what}: pages and calls not answered`,
        readers.answers.length,
        neitherNor(readers.answers),
      ),
      within(`${what}: one under load`, took, { max: 60_000 }),
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What an administrator's command says where it ends with an error. */
async function command({ settings }: Engine, ...args: string[]): Promise<string[]> {
  return adminCommand(settings, ...args).then(
    () => [],
    (error: unknown) => [`${args[0]}: ${String(error)}`],
  )
}
