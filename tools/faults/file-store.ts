/**
 * A file store (S3) that is away, then one that takes connections and says nothing: pages go on, files are
 * refused until it is back, and none that was taken is lost.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { startRelay } from '@repo/platform/testing/relay.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'
import { onSqlite, type Engine } from './support/engines.ts'
import { neitherNor, notGiven, startReaders, timeUntil } from './support/readers.ts'
import { never, within, type Row } from './support/row.ts'
import { send, signIn } from './support/send.ts'
import { startWriters } from './support/writers.ts'
import { lostOf, nothingWritten } from './support/written.ts'
import { listedItems } from '@repo/platform/testing/answered.ts'
import { z } from 'zod'

interface Away {
  what: string
  awayMs: number
  cut(): Promise<void> | void
  mend(): Promise<unknown> | void
}

/** What it takes to find out that nothing comes, and to say so. */
const refusedMs = 12_000
const backMs = 3_000
const pages = ['/en', '/en/documents', '/en/news?search=hall{n}', '/api/documents/site/en']
const staff = ['/api/library', '/api/leads']

export const measure = (): Promise<Row[]> =>
  onSqlite(async (engine) => {
    const s3 = await startS3()
    const relay = await startRelay(s3.settings.S3_ENDPOINT)
    try {
      return await lose(engine, { ...s3.settings, S3_ENDPOINT: new URL(relay.url).origin }, [
        { what: 'object store away', awayMs: 5_000, cut: relay.cut, mend: relay.mend },
        {
          what: 'object store that says nothing',
          awayMs: 15_000,
          cut: () => relay.swallow(true),
          mend: () => relay.swallow(false),
        },
      ])
    } finally {
      await relay.cut()
      await s3.stop()
    }
  })

async function lose(
  engine: Engine,
  settings: Record<string, string>,
  ways: readonly Away[],
): Promise<Row[]> {
  const server = await startBuiltServer({ ...engine.settings, ...settings, SEED: 'demo' })
  const { url } = server
  const rows: Row[] = []
  try {
    const cookie = await signIn(url)
    const headers = { cookie }
    const library = await send(url, 'GET', '/api/library?limit=20', { headers })
    const files = await listedItems(library, { url: z.string() })
    for (const { what, awayMs, cut, mend } of ways) {
      const written = nothingWritten()
      const writers = startWriters(written, { url, cookie, visitors: 2, pauseMs: 20 })
      const readers = startReaders({ url, paths: pages })
      const staffReaders = startReaders({ url, paths: staff, headers })
      const fileReaders = startReaders({ url, headers, paths: files.map((file) => file.url) })
      const filesGoOn = () => {
        const { size } = written.files
        return timeUntil(async () => written.files.size > size)
      }
      await filesGoOn()
      fileReaders.answers.length = 0
      await cut()
      await sleep(awayMs)
      await mend()
      const back = await timeUntil(() => canUpload(url, headers))
      await Promise.all([writers, readers, staffReaders, fileReaders].map((one) => one.stop()))
      const reads = [...readers.answers, ...staffReaders.answers]
      const asked = fileReaders.answers
      const refused = asked.filter(({ status }) => status === 503).length
      rows.push(
        never(`${what}: pages and calls not answered`, reads.length, notGiven(reads)),
        never(`${what}: files neither given nor refused`, asked.length, neitherNor(asked)),
        {
          what: `${what}: files refused meanwhile`,
          target: '> 0',
          measured: `${refused} of ${asked.length}`,
          met: refused > 0,
        },
        within(`${what}: refusals`, [...asked.map(({ ms }) => ms), ...written.refusedMs], {
          max: refusedMs,
        }),
        never(`${what}: writes neither taken nor refused`, written.files.size, written.unexpected),
        within(`${what}: first upload once it is back`, [back], { max: backMs }),
        never(`${what}: acknowledged and lost`, written.files.size, [
          ...(await lostOf(written, engine, { url, cookie })),
        ]),
      )
    }
    return rows
  } finally {
    await server.stop()
  }
}

async function canUpload(url: string, headers: { cookie: string }): Promise<boolean> {
  const form = new FormData()
  form.append('file', new File([`%PDF-1.7\n% ${crypto.randomUUID()}\n%%EOF\n`], 'back.pdf'))
  return (await send(url, 'POST', '/api/library/file', { headers, form })).ok
}
