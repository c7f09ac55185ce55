import type { LogEntry } from '#src/model/shift/record.ts'
import type { Jump } from './events.ts'
import { sides, type RunsState, type Side } from './runs-state.ts'

/** The next event of a kind in either run, or the last. */
export function findEvent(
  { both, clock }: RunsState,
  jump: 'next' | 'last',
  kind: Jump,
): { side: Side; entry: LogEntry } | undefined {
  const found = sides.flatMap((side) => {
    const entry = both?.of[side].events[jump](kind, clock.time)
    return entry ? [{ side, entry }] : []
  })
  const order = jump === 'next' ? 1 : -1
  return found.toSorted((a, b) => order * (a.entry.t - b.entry.t))[0]
}
