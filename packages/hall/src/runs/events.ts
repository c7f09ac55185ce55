import type { LogEntry, LogKind } from '#src/model/shift/record.ts'
import { lastAt } from './truck-states.ts'

/** Events that one can jump to. */
export const jumps = ['done', 'near-miss', 'search'] as const satisfies readonly LogKind[]
export type Jump = (typeof jumps)[number]

/** Of each kind what happened in a run, in order of time. */
export function eventsOf(log: readonly LogEntry[]) {
  const byKind = new Map<LogKind, LogEntry[]>()
  for (const entry of log) {
    const own = byKind.get(entry.kind)
    if (own) own.push(entry)
    else byKind.set(entry.kind, [entry])
  }
  const of = (kind: LogKind): readonly LogEntry[] => byKind.get(kind) ?? []
  const timeOf = ({ t }: LogEntry) => t
  return {
    all: of,
    /** How many there were up to a time. */
    countAt: (kind: LogKind, t: number) => lastAt(of(kind), t, timeOf) + 1,
    last: (kind: LogKind, t: number): LogEntry | undefined => of(kind)[lastAt(of(kind), t, timeOf)],
    /** The first that is later; a replay of what just happened does not find itself again. */
    next: (kind: LogKind, t: number): LogEntry | undefined =>
      of(kind)[lastAt(of(kind), t + 0.05, timeOf) + 1],
  }
}

export type Events = ReturnType<typeof eventsOf>
