const warmUps = 3
const runs = 30

export interface Figures {
  'median ms': number
  'p95 ms': number
  kB: number
  items: number | ''
}

/** One request after the other; each path may be asked for once only where it must not be kept. */
export async function measure(
  url: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<Figures> {
  const times: number[] = []
  let last = { bytes: 0, items: '' as number | '' }
  for (let run = -warmUps; run < runs; run += 1) {
    const path = paths[(run + warmUps) % paths.length]!
    const begun = performance.now()
    const response = await fetch(url + path, { headers })
    const body = await response.arrayBuffer()
    const ms = performance.now() - begun
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (run >= 0) times.push(ms)
    const total = response.headers.get('x-total-count')
    last = { bytes: body.byteLength, items: total === null ? '' : Number(total) }
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.floor(share * sorted.length)]!.toFixed(1))
  return {
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    kB: Math.round(last.bytes / 1000),
    items: last.items,
  }
}

export const requestsEach = warmUps + runs
