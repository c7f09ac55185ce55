import type { LogEntry } from '#src/model/shift/record.ts'

/** What a truck does: has no order, drives to a pallet, looks for one that is not there, carries one. */
export type TruckState = 'free' | 'fetching' | 'searching' | 'loaded'

const after: Readonly<Partial<Record<LogEntry['kind'], TruckState>>> = {
  assigned: 'fetching',
  search: 'searching',
  lost: 'fetching',
  lifted: 'loaded',
  done: 'free',
}

/** What a truck does at a time, read from the log of its shift. */
export function truckStates(log: readonly LogEntry[], trucks: number) {
  const changes = Array.from({ length: trucks }, (): [t: number, state: TruckState][] => [])
  for (const { t, kind, truck } of log) {
    const state = after[kind]
    if (state && truck !== undefined) changes[truck]?.push([t, state])
  }
  return (truck: number, t: number): TruckState => {
    const own = changes[truck] ?? []
    return own[lastAt(own, t, ([at]) => at)]?.[1] ?? 'free'
  }
}

/** Index of the last of what is in order of time that is not after `t`; −1 where all is. */
export function lastAt<T>(ordered: readonly T[], t: number, timeOf: (one: T) => number): number {
  let from = 0
  let to = ordered.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (timeOf(ordered[middle]!) <= t) from = middle + 1
    else to = middle
  }
  return from - 1
}
