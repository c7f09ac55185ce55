import type { Beside } from './beside.ts'
import { median, type Figures, type Line, type Section } from './line.ts'
import { startNginx } from './nginx.ts'
import { findNginx, howToInstall } from './programs.ts'
import { startRaw } from './raw.ts'
import { onDemo } from './servers.ts'
import { fetchStored } from './stored-page.ts'
import type { Settings } from './settings.ts'
import { browserHeaders, load, uncompressedHeaders } from './wrk.ts'

const home = '/en'
const rounds = 3
const kinds = {
  compressed: browserHeaders,
  'not compressed': uncompressedHeaders,
}

/** A kept page beside nginx and raw `node:http` with the same bytes, in turn, and beside the peers. */
export async function measureCached({ peers, seconds }: Settings): Promise<Section> {
  const nginx = findNginx()
  const lines = await onDemo(async ({ url, pids }) => {
    const measured: Line[] = []
    for (const [kind, headers] of Object.entries(kinds)) {
      // The first answer is drawn, and compressed afterwards.
      await fetchUntilCached(url + home, headers)
      const page = await fetchStored(url + home, headers)
      const started = [
        await startRaw(url + home, headers),
        ...(nginx ? [await startNginx(nginx, home, page)] : []),
      ]
      const others = peers.map((peer) => ({ name: peer, url: peer, pids: [], path: '' }))
      const servers = [
        { name: 'Trilane', url, pids, path: home },
        ...started.map((one) => ({ ...one, path: home })),
        ...others,
      ]
      try {
        const figures = await roundRobin(servers, headers, seconds)
        for (const { name, pids: own } of servers) {
          // A peer answers bytes of its own.
          const bytes: Figures = own.length ? { bytes: page.body.length } : {}
          measured.push(lineOf({ name: `${kind}, ${name}`, kind, of: name, figures, bytes }))
        }
      } finally {
        await Promise.all(started.map((one) => one.stop()))
      }
    }
    return measured
  })
  return {
    title: 'A cached page (home), 64 connections',
    lines,
    note: nginx ? 'One process each; of three rounds in turn.' : howToInstall('nginx'),
  }
}

interface Measured {
  name: string
  kind: string
  of: string
  figures: ReadonlyMap<string, readonly Figures[]>
  bytes: Figures
}

/** Ratios are those of one round; of three rounds the median. */
function lineOf({ name, of, figures, bytes }: Measured): Line {
  const own = figures.get(of) ?? []
  const keys = Object.keys(own[0] ?? {})
  const middle = Object.fromEntries(
    keys.map((key) => [key, median(own.map((round) => round[key] ?? NaN))]),
  )
  const ratio = (beside: string, figure: string) => {
    const theirs = figures.get(beside)
    const ratios = theirs?.map((round, n) => (own[n]?.[figure] ?? NaN) / (round[figure] ?? NaN))
    return ratios && beside !== of ? Number(median(ratios).toFixed(2)) : undefined
  }
  const ratios = {
    'of nginx': ratio('nginx', 'per second'),
    'of node:http': ratio('node:http', 'per second'),
    'p99 of nginx': ratio('nginx', 'p99 ms'),
  }
  const known = Object.entries(ratios).filter(([, value]) => value !== undefined)
  return {
    name,
    figures: { ...middle, ...bytes, ...(Object.fromEntries(known) as Figures) },
    ...(of === 'Trilane' && {
      targets: [{ figure: 'of node:http', atLeast: 0.85 }],
    }),
  }
}

async function roundRobin(
  servers: readonly (Omit<Beside, 'stop'> & { path: string })[],
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Map<string, Figures[]>> {
  const figures = new Map<string, Figures[]>(servers.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const { name, url, pids, path } of servers) {
      const requests = [{ path }] as const
      figures.get(name)?.push(await load({ url, pids, requests, headers, seconds }))
    }
  return figures
}

async function fetchUntilCached(url: string, headers: Record<string, string>): Promise<void> {
  const isCompressed = async () => {
    const { headers: names } = await fetchStored(url, headers)
    return names.includes('content-encoding')
  }
  while ('accept-encoding' in headers && !(await isCompressed())) continue
}
