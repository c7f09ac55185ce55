import { findConflict, type Conflict } from './conflict.ts'
import { docks, dockWidth } from './hall.ts'
import type { OutOfTurn } from './route.ts'
import { placeAt, poseAt, takenOutOfTurn, type Pose, type Timetable } from './timetable.ts'
import { crossing, isInside, speedZone, type Zone } from './zones.ts'

interface AlertBase {
  /** Ids of the movers that it is about, all of whom are warned. */
  readonly about: readonly string[]
  /** False in the moments after its cause has ended. */
  readonly active: boolean
}

export interface CollisionAlert extends AlertBase, Conflict {
  readonly kind: 'collision'
  readonly withPerson: boolean
  /** The zone in which they would touch, if any. */
  readonly zone: Zone | undefined
}

export interface SpeedAlert extends AlertBase {
  readonly kind: 'speeding'
  /** m/s. */
  readonly speed: number
}

export interface FifoAlert extends AlertBase, OutOfTurn {
  readonly kind: 'fifo'
}

export interface ToolAlert extends AlertBase {
  readonly kind: 'tool'
  readonly tool: string
  /** Of the door. */
  readonly dock: string
  /** For which it has been outside. */
  readonly seconds: number
}

export type Alert = CollisionAlert | SpeedAlert | FifoAlert | ToolAlert

/** Metres between two tags. */
const safetyDistance = 3
const warningSeconds = { truck: 4, person: 3 } as const
/** How long something that happens in a moment stays an alert. */
const shownSeconds = 4

interface Posed extends Pose {
  readonly timetable: Timetable
  readonly id: string
  readonly isTruck: boolean
}

/** Two trucks are watched in the crossing only, where they cannot see one another; people everywhere. */
function collision(posed: readonly Posed[]): CollisionAlert | undefined {
  let nearest: CollisionAlert | undefined
  posed.forEach((a, index) => {
    for (const b of posed.slice(index + 1)) {
      if (!a.isTruck && !b.isTruck) continue
      const conflict = findConflict(a, b, safetyDistance)
      const withPerson = !a.isTruck || !b.isTruck
      const within = warningSeconds[withPerson ? 'person' : 'truck']
      if (!conflict || conflict.seconds > Math.min(within, nearest?.seconds ?? within)) continue
      const zone = isInside(crossing, conflict.at) ? crossing : undefined
      if (!zone && !withPerson) continue
      const about = [a.id, b.id]
      nearest = { kind: 'collision', ...conflict, about, withPerson, zone, active: true }
    }
  })
  return nearest
}

function occurrence(
  { at, speed, id, timetable }: Posed,
  seconds: number,
): Exclude<Alert, CollisionAlert> | undefined {
  const base = { about: [id], active: true }
  if (speed * 3.6 > speedZone.limit && isInside(speedZone, at)) {
    return { kind: 'speeding', ...base, speed }
  }
  const taken = takenOutOfTurn(timetable, seconds, shownSeconds)
  if (taken) return { kind: 'fifo', ...base, ...taken }
  const tool = timetable.plan.carries
  if (!tool || at[1] >= 0) return undefined
  let outside = 0
  while (placeAt(timetable, seconds - outside)[1] < 0) outside += 0.1
  if (outside > shownSeconds) return undefined
  const door = docks.find(({ x }) => at[0] >= x && at[0] <= x + dockWidth)
  return { kind: 'tool', ...base, tool, dock: String(door?.number ?? ''), seconds: outside }
}

/** What somebody has to be told at a time; a collision before anything else. */
export function alertAt(timetables: readonly Timetable[], seconds: number): Alert | undefined {
  const posed = timetables.map((timetable): Posed => {
    const { id, kind } = timetable.plan
    return { timetable, id, isTruck: kind === 'truck', ...poseAt(timetable, seconds) }
  })
  const found = collision(posed)
  if (found) return found
  for (const one of posed) {
    const happened = occurrence(one, seconds)
    if (happened) return happened
  }
  return undefined
}
