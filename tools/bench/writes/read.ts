import { setTimeout as sleep } from 'node:timers/promises'
import { inTurn } from '@repo/platform/values/in-turn.ts'

const readers = 8
/** Of a reader between two pages. */
const pauseMs = 20

/** Reads what visitors read until it is told to stop; the milliseconds of each. */
export async function read(url: string, paths: readonly string[], isOver: () => boolean) {
  const times: number[] = []
  const one = async (reader: number) => {
    for (let n = reader; !isOver(); n += 1) {
      const begun = performance.now()
      const response = await fetch(url + inTurn(paths, n))
      await response.arrayBuffer()
      times.push(performance.now() - begun)
      if (!response.ok) throw new Error(`${paths[n % paths.length]} answered ${response.status}`)
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => one(reader)))
  return times
}
