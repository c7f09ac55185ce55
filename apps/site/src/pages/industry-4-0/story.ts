import { distance, type Point } from '@repo/pictures/plan/geometry.ts'

/** What a minute is spent on. */
export type Kind = 'drive' | 'search' | 'wait' | 'handle'

interface Leg {
  key: LegKey
  kind: Kind
  /** Driven from the first place to the last. */
  way?: readonly Point[]
  /** Seconds of standing after it. */
  stop?: number
}

/** Metres per second; who searches drives slowly. */
const speed = { drive: 2.2, search: 1.1, wait: 2.2, handle: 1.1 } as const satisfies Record<
  Kind,
  number
>

/** Clear of the number of its dock. */
export const dock: Point = [13.8, 29.6]
const inB: Point = [12, 9.6]
const inA: Point = [6, 4.1]
const inC: Point = [9, 15]
const crossing: Point = [28.6, 20]
const found: Point = [41.4, 16]

export type LegKey =
  | 'toB'
  | 'inB'
  | 'inA'
  | 'inC'
  | 'back'
  | 'crossing'
  | 'behind'
  | 'pick'
  | 'toDock'
  | 'atDock'
  | 'setDown'

/** Sample minutes of one truck: a pallet is not in its place, and a trailer waits. */
const legs: readonly Leg[] = [
  { key: 'toB', kind: 'drive', way: [dock, [13.8, 22.4], [28.6, 22.4], [28.6, 9.6], inB] },
  { key: 'inB', kind: 'search', stop: 80 },
  { key: 'inA', kind: 'search', way: [inB, [28.6, 9.6], [28.6, 4.1], inA], stop: 60 },
  { key: 'inC', kind: 'search', way: [inA, [28.6, 4.1], [28.6, 15], inC], stop: 45 },
  { key: 'back', kind: 'drive', way: [inC, [28.6, 15], crossing] },
  { key: 'crossing', kind: 'wait', stop: 110 },
  { key: 'behind', kind: 'search', way: [crossing, [28.6, 24.6], [41.4, 24.6], found] },
  { key: 'pick', kind: 'handle', stop: 45 },
  { key: 'toDock', kind: 'drive', way: [found, [41.4, 26.6], [13.8, 26.6], dock] },
  { key: 'atDock', kind: 'wait', stop: 150 },
  { key: 'setDown', kind: 'handle', stop: 35 },
]

export interface Told extends Leg {
  /** Seconds since the story began. */
  from: number
  seconds: number
  metres: number
  /** Where it ends. */
  at: Point
}

function tell(): Told[] {
  let from = 0
  let at = dock
  return legs.map((leg) => {
    const way = leg.way ?? []
    const metres = way
      .slice(1)
      .reduce((sum, point, index) => sum + distance(way[index] ?? point, point), 0)
    const seconds = Math.round(metres / speed[leg.kind]) + (leg.stop ?? 0)
    at = way.at(-1) ?? at
    const told = { ...leg, from, seconds, metres, at }
    from += seconds
    return told
  })
}

export const story: readonly Told[] = tell()
export const storySeconds = story.reduce((sum, { seconds }) => sum + seconds, 0)

export const kinds = ['drive', 'search', 'wait', 'handle'] as const satisfies readonly Kind[]

export const secondsOf = (kind: Kind): number =>
  story.reduce((sum, leg) => sum + (leg.kind === kind ? leg.seconds : 0), 0)

export const storyMetres = story.reduce((sum, { metres }) => sum + metres, 0)

export type CallKey = 'order' | 'empty' | 'neither' | 'found' | 'done'

const endOf = (key: LegKey): Told & { to: number } => {
  const leg = story.find((one) => one.key === key)
  if (!leg) throw new Error(`The story has no leg ${key}`)
  return { ...leg, to: leg.from + leg.seconds }
}

/** What is left of the same minutes after radio calls: when, and where if somebody said so. */
export const calls: readonly { key: CallKey; seconds: number; at?: Point }[] = [
  { key: 'order', seconds: 0, at: dock },
  { key: 'empty', seconds: endOf('toB').to, at: inB },
  { key: 'neither', seconds: endOf('inC').to },
  { key: 'found', seconds: endOf('behind').to, at: found },
  { key: 'done', seconds: endOf('setDown').to, at: dock },
]
