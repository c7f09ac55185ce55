import { alertTexts } from './alert-texts.ts'
import { happenings, loopSeconds, type Floor } from './engine.ts'
import type { Wording } from './labels.ts'
import { shiftClock } from './shift-clock.ts'

export interface RecentAlert {
  readonly isDanger: boolean
  readonly title: string
  readonly time: string
  readonly details: string
}

/** The last alerts of the shift at a time: the most severe first, and of these the newest. */
export function recentAlerts(
  floor: Floor,
  seconds: number,
  wording: Wording,
  count: number,
): RecentAlert[] {
  const loop = happenings(floor)
  const found: RecentAlert[] = []
  for (let round = Math.floor(seconds / loopSeconds); found.length < count; round -= 1) {
    for (const happening of loop.toReversed()) {
      const at = happening.seconds + round * loopSeconds
      if (at > seconds || found.length === count) continue
      const { alert } = happening
      const { title, place } = alertTexts(alert, wording)
      const about = alert.kind === 'tool' ? [alert.tool] : alert.about
      const details = [...about, place].filter(Boolean).join(' · ')
      found.push({ isDanger: alert.kind === 'collision', title, time: shiftClock(at), details })
    }
  }
  return found.toSorted((one, other) => Number(other.isDanger) - Number(one.isDanger))
}
