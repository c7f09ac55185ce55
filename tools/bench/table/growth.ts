import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, findPostgres, startPostgres } from '@repo/platform/testing/postgres.ts'
import { measure, requestsEach } from '../many/measure.ts'
import { cpuOf } from '../many/server.ts'
import { createTexts } from '../many/texts.ts'
import { askProbe, probed } from '../writes/ask-probe.ts'
import { read } from '../writes/read.ts'
import { median, type Line, type Section, type Target } from './line.ts'
import { onFilled, type Measurable } from './servers.ts'
import type { Settings } from './settings.ts'
import { createdId, listedItems } from '@repo/platform/testing/answered.ts'
import { z } from 'zod'

const roundsThatCount = 7
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
  const filled: Store[] = []
  for (const news of sizes) filled.push({ news, databaseUrl: await newDatabase?.(), stores })
  const columns = await onAll(filled, async (servers) => {
    const readings = await reading(servers)
    const all: Column[] = []
    for (const [n, server] of servers.entries())
      all.push({ ...readings[n], ...(await writing(server)) })
    return all
  })
  const [first = {}] = columns
  const last = columns.at(-1) ?? {}
  return Object.keys(first).map((name) => {
    const isCost = name.endsWith(cost)
    const growth = (last[name] ?? NaN) / (first[name] ?? NaN)
    return {
      name,
      figures: {
        ...Object.fromEntries(sizes.map((size, n) => [sizeName(size), columns[n]?.[name] ?? NaN])),
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

interface Server extends Measurable {
  /** Of the administrator. */
  cookie: string
  /** Where its probe writes. */
  probe: string
}

/** All of them at once, so that they are measured in turn: the speed of a shared machine changes by the minute. */
function onAll<T>(
  [store, ...others]: readonly Store[],
  work: (servers: readonly Server[]) => Promise<T>,
  started: readonly Server[] = [],
): Promise<T> {
  if (!store) return work(started)
  const folder = mkdtempSync(join(tmpdir(), 'trilane-probe-'))
  const probe = join(folder, 'probe.json')
  const settings = { PAGE_CACHE_MB: '0', ...probed(probe) }
  return onFilled({ ...store, settings }, async (server) => {
    const { cookie } = await server.session()
    return onAll(others, work, [...started, { ...server, cookie, probe }])
  }).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/** Of each server the median of its rounds. The first does not count: V8 compiles what it meets often. */
async function reading(servers: readonly Server[]): Promise<Column[]> {
  const queries = createTexts().queries('de', requestsEach).map(encodeURIComponent)
  const asked = await Promise.all(
    servers.map(async (server) => ({
      ...server,
      paths: await pathsOf(server, queries),
      rounds: new Map<string, number[]>(),
    })),
  )
  const names = Object.keys(asked[0]?.paths ?? {})
  for (let round = 0; round <= roundsThatCount; round += 1)
    for (const name of names)
      for (const { url, pids, cookie, paths, rounds } of asked) {
        const target = { url, headers: { cookie }, cpu: () => cpuOf(pids[0], 'process') }
        const measured = await measure(target, paths[name] ?? [])
        for (const figure of ['CPU ms', 'median ms'] as const) {
          const key = `${name}, ${figure}`
          if (round) rounds.set(key, [...(rounds.get(key) ?? []), measured[figure]])
        }
      }
  return asked.map(({ rounds }) =>
    Object.fromEntries([...rounds].map(([key, values]) => [key, median(values)])),
  )
}

async function pathsOf(
  { url }: Server,
  queries: readonly string[],
): Promise<Record<string, readonly string[]>> {
  return {
    'page of the list': ['/de/news'],
    article: (await permalinks(url)).map((permalink) => `/de/${permalink}`),
    'list call': ['/api/news/site/de?limit=12'],
    'list call of staff': ['/api/news?limit=12'],
    'search call': queries.map((text) => `/api/news/site/de?limit=12&search=${text}`),
    'search call of staff': queries.map((text) => `/api/news?limit=12&search=${text}`),
  }
}

async function permalinks(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/news/site/de?limit=${requestsEach}`)
  const items = await listedItems(answer, { permalink: z.string() })
  return items.map(({ permalink }) => permalink)
}

/** How late the event loop is while articles are written and published, and visitors read. */
async function writing({ url, pids: [pid], cookie, probe }: Server): Promise<Column> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer
  }
  const texts = createTexts()
  let over = false
  const reader = read(url, ['/en/terms', '/de/news', '/api/news/site/en?limit=12'], () => over)
  await sleep(500)
  await askProbe(pid, probe)
  for (let n = 0; n < writes; n += 1) {
    const article = { ...texts.longArticle(n, bytesOfArticle), permalink: `new-${n}` }
    const id = await createdId(await call('POST', '/api/news', article))
    await call('PUT', '/api/news/publish', { id })
    await sleep(100)
  }
  const { loop } = await askProbe(pid, probe)
  over = true
  await reader
  const rounded = (ms: number) => Number(ms.toFixed(1))
  return {
    'delay of the event loop around writes, p99 ms': rounded(loop.p99),
    'delay around writes, longest ms': rounded(loop.max),
  }
}
