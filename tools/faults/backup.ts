/**
 * Backups while seven senders write and readers read, each restored into a place with nothing in it, on each
 * engine: what was acknowledged before a backup began is in it, with its files; and the last one, made
 * once nobody writes, is the store to the last value.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { createDatabase } from '@repo/platform/testing/postgres.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'
import { adminCommand } from './support/admin-command.ts'
import { onEngines, postgres, sqlite, type Engine } from './support/engines.ts'
import { neitherNor, startReaders } from './support/readers.ts'
import { never, within, type Row } from './support/row.ts'
import { hashOf, lostOf, nothingWritten, signIn, startWriters, takenOf } from './support/writers.ts'

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

async function emptyPlace({ settings, postgres: server }: Engine, dataDir: string) {
  const there = { ...settings, DATA_DIR: dataDir }
  if (!server) return sqlite(there)
  return postgres(there, server, await createDatabase({ server: server.url }))
}

/** What an administrator's command says where it ends with an error. */
async function command({ settings }: Engine, ...args: string[]): Promise<string[]> {
  return adminCommand(settings, ...args).then(
    () => [],
    (error: unknown) => [`${args[0]}: ${String(error)}`],
  )
}

/** Files of which bytes are missing, or that have others than those they are named for. */
async function filesUnlike({ settings, rows }: Engine): Promise<string[]> {
  const files = await rows<{ hash: string }>('select distinct hash from library_file')
  return files.flatMap(({ hash }) => {
    const path = join(settings.DATA_DIR, 'files', hash, 'original')
    if (!existsSync(path)) return [`${hash} has no bytes`]
    const found = hashOf(readFileSync(path))
    return found === hash ? [] : [`${hash} has the bytes of ${found}`]
  })
}

/** Tables with other rows than the ones they were made from. */
async function rowsUnlike(...engines: [Engine, Engine]): Promise<string[]> {
  const [from, to] = await Promise.all(
    engines.map(({ settings }) =>
      storedRows({
        dataDir: settings.DATA_DIR,
        databaseUrl: 'DATABASE_URL' in settings ? String(settings.DATABASE_URL) : undefined,
      }),
    ),
  )
  return Object.keys({ ...from, ...to })
    .filter((table) => JSON.stringify(from![table]) !== JSON.stringify(to![table]))
    .map((table) => `${table} has other rows`)
}
