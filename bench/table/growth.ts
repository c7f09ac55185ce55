import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { measure, requestsEach } from '../many/measure.ts'
import { cpuOf } from '../many/server.ts'
import { createTexts } from '../many/texts.ts'
import { askProbe, probed } from '../writes/ask-probe.ts'
import { read } from '../writes/read.ts'
import type { Line, Section, Target } from './line.ts'
import { onFilled, type Measurable } from './servers.ts'
import type { Settings } from './settings.ts'

const writes = 20
const bytesOfArticle = 20_000

/** What is measured at one number of news: its name, and by its number of news a figure. */
type Column = Record<string, number>

/** What one page or call costs as news are added. */
export const measureGrowth = async (settings: Settings): Promise<Section> => ({
  title: `SQLite: ${title}`,
  lines: await growthOf('CPU ms', settings),
  note: 'CPU: of all threads of the server.',
})

/** The same on PostgreSQL, whose processes are in the medians alone. */
export async function measureGrowthOnPostgres(settings: Settings): Promise<Section> {
  const section = { title: `PostgreSQL: ${title}` }
  if (!findPostgres())
    return {
      ...section,
      lines: [],
      note: 'PostgreSQL is missing: apt-get install postgresql (Debian).',
    }
  const postgres = await startPostgres()
  try {
    const newDatabase = () => createDatabase({ server: postgres.url })
    return {
      ...section,
      lines: await growthOf('median ms', settings, newDatabase),
      note: 'CPU: of the server, without the processes of PostgreSQL.',
    }
  } finally {
    await postgres.stop()
  }
}

const title = 'cost as content grows, by the number of news, one request after the other'

async function growthOf(
  cost: 'CPU ms' | 'median ms',
  { sizes, stores }: Settings,
  newDatabase?: () => Promise<string>,
): Promise<Line[]> {
  const columns: Column[] = []
  for (const news of sizes) {
    const databaseUrl = await newDatabase?.()
    columns.push(await costs({ news, databaseUrl, stores }))
  }
  const [first = {}] = columns
  const last = columns.at(-1) ?? {}
  return Object.keys(first).map((name) => {
    const isCost = name.endsWith(cost)
    const growth = last[name]! / first[name]!
    return {
      name,
      figures: {
        ...Object.fromEntries(sizes.map((size, n) => [sizeName(size), columns[n]![name]!])),
        ...(isCost && { growth: Number(growth.toFixed(2)) }),
      },
      targets: targetsOf(name, isCost, sizes),
    }
  })
}

const sizeName = (size: number) => size.toLocaleString('en')

function targetsOf(name: string, isCost: boolean, sizes: readonly number[]): readonly Target[] {
  const atSizes = (least: number, atMost: number) =>
    sizes.filter((size) => size >= least).map((size) => ({ figure: sizeName(size), atMost }))
  if (name.includes('event loop')) return atSizes(10_000, 20)
  if (!name.includes('search')) return isCost ? [{ figure: 'growth', atMost: 1.2 }] : []
  return name.endsWith('median ms') ? atSizes(100_000, 50) : []
}

interface Store {
  news: number
  databaseUrl: string | undefined
  stores: string | undefined
}

function costs(store: Store): Promise<Column> {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-probe-'))
  const file = join(folder, 'probe.json')
  const settings = { PAGE_CACHE_MB: '0', ...probed(file) }
  return onFilled({ ...store, settings }, async (server) => {
    const { cookie } = await server.session()
    return { ...(await reading(server, cookie)), ...(await writing(server, cookie, file)) }
  }).finally(() => rmSync(folder, { recursive: true, force: true }))
}

async function reading({ url, pids: [pid] }: Measurable, cookie: string): Promise<Column> {
  const queries = createTexts().queries('de', requestsEach).map(encodeURIComponent)
  const articles = await permalinks(url)
  const asked: Record<string, readonly string[]> = {
    'page of the list': ['/de/news'],
    article: articles.map((permalink) => `/de/${permalink}`),
    'list call': ['/api/news/site/de?limit=12'],
    'list call of staff': ['/api/news?limit=12'],
    'search call': queries.map((text) => `/api/news/site/de?limit=12&search=${text}`),
    'search call of staff': queries.map((text) => `/api/news?limit=12&search=${text}`),
  }
  const column: Column = {}
  const target = { url, headers: { cookie }, cpu: () => cpuOf(pid, 'process') }
  // The first round does not count: the engine compiles what it meets often.
  for (let round = 0; round < 2; round += 1)
    for (const [name, paths] of Object.entries(asked)) {
      const figures = await measure(target, paths)
      column[`${name}, CPU ms`] = figures['CPU ms']
      column[`${name}, median ms`] = figures['median ms']
    }
  return column
}

async function permalinks(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/news/site/de?limit=${requestsEach}`)
  const items = (await answer.json()) as Record<string, { permalink: string }>
  return Object.values(items).map(({ permalink }) => permalink)
}

/** How late the event loop is while articles are written and published, and visitors read. */
async function writing(
  { url, pids: [pid] }: Measurable,
  cookie: string,
  file: string,
): Promise<Column> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return (await answer.json()) as { id: string }
  }
  const texts = createTexts()
  let over = false
  const reader = read(url, ['/en/terms', '/de/news', '/api/news/site/en?limit=12'], () => over)
  await sleep(500)
  await askProbe(pid, file)
  for (let n = 0; n < writes; n += 1) {
    const article = { ...texts.longArticle(n, bytesOfArticle), permalink: `new-${n}` }
    const { id } = await call('POST', '/api/news', article)
    await call('PUT', '/api/news/publish', { id })
    await sleep(100)
  }
  const { loop } = await askProbe(pid, file)
  over = true
  await reader
  const rounded = (ms: number) => Number(ms.toFixed(1))
  return {
    'delay of the event loop around writes, p99 ms': rounded(loop.p99),
    'delay around writes, longest ms': rounded(loop.max),
  }
}
