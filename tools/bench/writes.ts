/**
 * How long a write stops the readers: the event loop's delay during 50 writes of articles of 20 KB,
 * at 100 and at 10,000 articles, and during one of 500,000 characters, while eight readers read. On a
 * machine that is busy with others look at the CPU that the loop used at a stretch instead. The
 * time of SQLite's commits, which wait for the disk in a thread of their own, is told apart.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '@repo/site/migrations/index.ts'
import { createdId } from '@repo/platform/testing/answered.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { fill } from './many/fill.ts'
import { account, sessionOf, settled } from './many/server.ts'
import { createTexts } from './many/texts.ts'
import { askProbe, probed } from './writes/ask-probe.ts'
import { read } from './writes/read.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'

const writes = 50
const bytesOfArticle = 20_000
/** Between two writes. */
const pauseMs = 150

interface Figures {
  'p50 ms': number
  'p99 ms': number
  'max ms': number
  count: number
}

function figuresOf(values: readonly number[]): Figures {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1))
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'max ms': at(1), count: sorted.length }
}

const texts = createTexts()

/** As many different words as an article may hold. */
function manyWords(): string {
  const word = (n: number) => Array.from(n.toString(26).padStart(6, '0'), asLetter).join('')
  const asLetter = (digit: string) => String.fromCharCode(97 + Number.parseInt(digit, 26))
  let content = ''
  for (let n = 0; content.length < 499_900; n += 12)
    content += `<p>${Array.from({ length: 12 }, (_, k) => word((n + k) * 4_001)).join(' ')}</p>`
  return content.slice(0, content.lastIndexOf('<p>'))
}

/** Pages of each kind that somebody may read while an article is written. */
function pathsToRead(): string[] {
  const permalinks = Array.from({ length: 60 }, (_, n) => n)
    .map((n) => [inTurn(langs, n), n] as const)
    .filter(([, n]) => Math.floor(n / langs.length) % 20 !== 7)
  return [
    ...langs.flatMap((lang) => [`/${lang}`, `/${lang}/news`, `/${lang}/news?page=2`]),
    ...permalinks.map(([lang, n]) => `/${lang}/${lang}-article-${n}`),
    ...langs.map((lang) => `/api/news/site/${lang}?limit=12`),
    '/sitemap.xml',
    '/feed-en.xml',
  ]
}

/** Throws if the server refuses. */
type Call = (method: string, path: string, body: object) => Promise<Response>

async function callsOf(url: string): Promise<Call> {
  const cookie = await sessionOf(url)
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  return async (method: string, path, body) => {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return response
  }
}

async function report(articles: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trilane-writes-'))
  const file = join(dataDir, 'probe.json')
  const store = await openStore({ dataDir }, migrations)
  await fill(store, dataDir, { files: 20, news: articles, documents: 10 })
  await store.close()
  const server = await startBuiltServer({
    ...account,
    SEED: 'none',
    DATA_DIR: dataDir,
    ...probed(file),
  })
  try {
    const call = await callsOf(server.url)
    const paths = pathsToRead()
    await settled(server.pid)

    const during = async (name: string, work: (written: (ms: number) => void) => Promise<void>) => {
      let over = false
      const written: number[] = []
      const reading = read(server.url, paths, () => over)
      await sleep(500)
      await askProbe(server.pid, file)
      await work((ms) => written.push(ms))
      await sleep(500)
      const { delays, busy, commits } = await askProbe(server.pid, file)
      over = true
      console.log(`\n${articles} articles, ${name}`)
      console.table({
        'event loop, delay': figuresOf(delays),
        'event loop, CPU at a stretch': figuresOf(busy),
        commit: figuresOf(commits),
        'write, answered': figuresOf(written),
        'read, answered': figuresOf(await reading),
      })
    }

    await during('reading alone', () => sleep(3_000))
    await during(`${writes} writes of ${bytesOfArticle / 1000} KB`, async (written) => {
      for (let n = 0; n < writes; n += 1) {
        const begun = performance.now()
        const answer = await call('POST', '/api/news', {
          ...texts.longArticle(n, bytesOfArticle),
          permalink: `new-${n}`,
        })
        written(performance.now() - begun)
        await call('PUT', '/api/news/publish', { id: await createdId(answer) })
        await sleep(pauseMs)
      }
    })
    const long = await call('POST', '/api/news', {
      ...texts.longArticle(0, bytesOfArticle),
      permalink: 'long',
    })
    const id = await createdId(long)
    await call('PUT', '/api/news/publish', { id })
    await during('a write of 500,000 characters, 70,000 different words', async (written) => {
      const begun = performance.now()
      await call('PUT', '/api/news', {
        ...texts.longArticle(0, bytesOfArticle),
        id,
        permalink: 'long',
        content: manyWords(),
      })
      written(performance.now() - begun)
    })
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (!ensureBuilt()) process.exit(1)
const [only] = process.argv.slice(2)
for (const articles of [100, 10_000]) if (!only || Number(only) === articles) await report(articles)
