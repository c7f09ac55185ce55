import { inTurn } from '@repo/platform/values/in-turn.ts'
import { quantile } from '@repo/platform/values/quantile.ts'
const warmUps = 3
const runs = 30

export interface Figures {
  /** Of the server's main thread for one request: holds also on a machine that is busy with others. */
  'CPU ms': number
  'median ms': number
  'p95 ms': number
  kB: number
  items: number | ''
}

interface Server {
  url: string
  headers: Record<string, string>
  /** Milliseconds that its main thread has been running. */
  cpu(): number
}

/** One request after the other, the paths in turn. */
export async function measure(
  { url, headers, cpu }: Server,
  paths: readonly string[],
): Promise<Figures> {
  const times: number[] = []
  let last: { bytes: number; items: Figures['items'] } = { bytes: 0, items: '' }
  let cpuBefore = 0
  for (let run = -warmUps; run < runs; run += 1) {
    const path = inTurn(paths, run + warmUps)
    if (run === 0) cpuBefore = cpu()
    const begun = performance.now()
    const response = await fetch(url + path, { headers })
    const body = await response.arrayBuffer()
    const ms = performance.now() - begun
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (run >= 0) times.push(ms)
    const total = response.headers.get('x-total-count')
    last = { bytes: body.byteLength, items: total === null ? '' : Number(total) }
  }
  const at = (share: number) => rounded(quantile(times, share))
  return {
    'CPU ms': rounded((cpu() - cpuBefore) / runs),
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    kB: Math.round(last.bytes / 1000),
    items: last.items,
  }
}

const rounded = (ms: number) => Number(ms.toFixed(1))

export const requestsEach = warmUps + runs
