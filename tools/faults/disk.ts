/**
 * A disk that is full while visitors and staff read and write: that of SQLite and its files, then that of
 * PostgreSQL. Writes are refused, reads go on, and writing does once there is space. Needs the right to mount.
 */
import { execFileSync } from 'node:child_process'
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { onPostgres, onSqlite, postgres, sqlite, type Engine } from './support/engines.ts'
import { notGiven, startReaders, timeUntil } from './support/readers.ts'
import { never, within, type Row } from './support/row.ts'
import { signIn } from './support/send.ts'
import { startWriters } from './support/writers.ts'
import { doubledOf, lostOf, nothingWritten, takenOf } from './support/written.ts'

const fullMs = 8_000
const backMs = 3_000
const pages = ['/en', '/de/terms', '/en/news?search=hall{n}', '/api/news/site/en?search=hall{n}']
const staff = ['/api/leads', '/api/news', '/api/library', '/backoffice']

export async function measure(): Promise<Row[]> {
  const onFullSqlite = await onSqlite(({ settings }) =>
    onDisk('64m', (disk) => fill(sqlite({ ...settings, DATA_DIR: disk }), disk)),
  )
  const onFullPostgres = await onPostgres(({ settings, postgres: server }) =>
    onDisk('64m', async (disk) => fill(await onTablespace(settings, server!, disk), disk)),
  )
  return [...onFullSqlite, ...onFullPostgres]
}

async function onDisk<T>(size: string, work: (disk: string) => Promise<T>): Promise<T> {
  const disk = mkdtempSync(join(tmpdir(), 'trilane-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'trilane', disk])
  try {
    return await work(disk)
  } finally {
    execFileSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
  }
}

/** A database whose tables alone lie on the disk: its log has another, as PostgreSQL's manual advises. */
async function onTablespace(
  settings: Engine['settings'],
  server: NonNullable<Engine['postgres']>,
  disk: string,
): Promise<Engine> {
  const { uid, gid } = statSync(server.folder)
  chownSync(disk, uid, gid)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query(`create tablespace small location '${disk}'`)
    await client.query('create database small tablespace small')
  } finally {
    await client.end()
  }
  const url = Object.assign(new URL(server.url), { pathname: '/small' }).href
  return postgres(settings, server, url)
}

/** A file that takes what is left; answers how to be rid of it. */
function ballast(disk: string): () => void {
  const file = join(disk, 'ballast')
  const handle = openSync(file, 'w')
  try {
    for (const size of [65_536, 4_096]) fillWith(handle, Buffer.alloc(size, 1))
  } finally {
    closeSync(handle)
  }
  return () => rmSync(file)
}

function fillWith(handle: number, bytes: Buffer): void {
  try {
    while (writeSync(handle, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

async function fill(engine: Engine, disk: string): Promise<Row[]> {
  const server = await startBuiltServer({ ...engine.settings, SEED: 'demo' })
  try {
    const { url } = server
    const cookie = await signIn(url)
    const written = nothingWritten()
    const writers = startWriters(written, { url, cookie, visitors: 4, pauseMs: 5 })
    const readers = startReaders({ url, paths: pages })
    const staffReaders = startReaders({ url, paths: staff, headers: { cookie } })
    const refused = () => written.statuses.get(503) ?? 0
    await timeUntil(async () => takenOf(written) > 50)
    const release = ballast(disk)
    const untilRefused = await timeUntil(async () => refused() > 20)
    const before = { taken: takenOf(written), refused: refused() }
    await sleep(fullMs)
    const during = { taken: takenOf(written) - before.taken, refused: refused() - before.refused }
    release()
    const takenThen = takenOf(written)
    const back = await timeUntil(async () => takenOf(written) > takenThen)
    await sleep(1_000)
    await Promise.all([writers, readers, staffReaders].map((one) => one.stop()))
    const lost = await lostOf(written, engine, { url, cookie })
    const what = `full disk of ${engine.name}`
    const reads = [...readers.answers, ...staffReaders.answers]
    return [
      {
        what: `${what}: writes meanwhile, for ${fullMs / 1_000} s`,
        target: 'refused 503',
        measured: `${during.refused} refused, ${during.taken} taken; full after ${Math.round(untilRefused)} ms`,
        met: during.refused > 50,
      },
      never(`${what}: writes neither taken nor refused`, takenOf(written), written.unexpected),
      never(`${what}: reads of visitors and staff not answered`, reads.length, notGiven(reads)),
      within(`${what}: first write once there is space, without a restart`, [back], {
        max: backMs,
      }),
      never(`${what}: acknowledged and lost`, takenOf(written), lost),
      never(`${what}: sent again and stored twice`, written.leads.size, await doubledOf(engine)),
      never(`${what}: damage afterwards`, 1, await engine.damages()),
    ]
  } finally {
    await server.stop()
  }
}
