import type { Clock } from '../clock.ts'
import { isOpen, type Limit, type Windows } from './windows.ts'

/** For one limit, about 4 MB. With more keys than this at a time the oldest windows are dropped. */
export const maxWindows = 20_000

interface Window {
  used: number
  ends: number
}

/** The windows of a limit in two generations: dropping the old one takes constant time. */
interface Generations {
  old: Map<string, Window>
  young: Map<string, Window>
  /** When the young generation began. */
  since: number
}

/** In the memory of this server. An address is forgotten with its window and never stored. */
export function memoryWindows(clock: Clock): Windows & { readonly size: number } {
  const limits = new Map<string, Generations>()
  const now = () => clock.now().getTime()

  function generationsOf({ name }: Limit): Generations {
    const known = limits.get(name) ?? { old: new Map(), young: new Map(), since: now() }
    limits.set(name, known)
    return known
  }

  function openWindow(limit: Limit, key: string): Window | undefined {
    const { old, young } = generationsOf(limit)
    const window = young.get(key) ?? old.get(key)
    return window && isOpen(limit, window.ends, now()) ? window : undefined
  }

  function beginWindow(generations: Generations, { within }: Limit, key: string): Window {
    // When a generation is as old as a window is long, every window before it is over.
    const isOver = now() - generations.since >= within
    if (isOver || generations.young.size >= maxWindows / 2) {
      generations.old = generations.young
      generations.young = new Map()
      generations.since = now()
    }
    const window = { used: 0, ends: now() + within }
    generations.young.set(key, window)
    return window
  }

  return {
    async consume(limit, key) {
      const window = openWindow(limit, key) ?? beginWindow(generationsOf(limit), limit, key)
      if (window.used >= limit.times) return window.ends
      window.used += 1
      return undefined
    },
    async refund(limit, key) {
      const window = openWindow(limit, key)
      if (window) window.used = Math.max(0, window.used - 1)
    },
    get size() {
      return limits.values().reduce((sum, { old, young }) => sum + old.size + young.size, 0)
    },
  }
}
