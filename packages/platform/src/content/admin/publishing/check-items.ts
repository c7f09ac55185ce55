import type { Finding } from './findings.tsx'

/** An item that is about to become public, and what a reader would stumble over in it. */
export interface Checked<Row> {
  item: Row
  findings: readonly Finding[]
}

interface Work<Row> {
  /** What is the matter with one; that it fails holds up nobody. */
  check: (row: Row) => Promise<readonly Finding[]>
  /** Called after each. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Texts that are loaded at the same time. */
const atOnce = 4

/**
 * Checks one item after the other in turns of their own, so that the screen answers meanwhile; in the
 * order of the items. Undefined where it was given up.
 */
export async function checkItems<Row>(
  items: readonly Row[],
  { check, onProgress, signal }: Work<Row>,
): Promise<Checked<Row>[] | undefined> {
  const found = new Map<Row, readonly Finding[]>()
  const waiting = items.values()
  async function work(): Promise<void> {
    for (const item of waiting) {
      if (signal.aborted) return
      found.set(item, await check(item).catch(() => []))
      onProgress(found.size)
      await nextTick()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => work()))
  if (signal.aborted) return undefined
  return items.map((item) => ({ item, findings: found.get(item) ?? [] }))
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve))
