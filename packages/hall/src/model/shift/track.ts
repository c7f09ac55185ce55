import type { Corner } from '../plan.ts'

/** Straight lines end to end that a truck follows over open floor. */
export interface Track {
  readonly corners: readonly Corner[]
  readonly length: number
}

export function trackOf(corners: readonly Corner[]): Track {
  const length = corners.reduce((sum, corner, index) => sum + apart(corners[index - 1], corner), 0)
  return { corners, length }
}

/** Writes the place so many metres along it; before its beginning and behind its end it does not go on. */
export function locateOn({ corners }: Track, metres: number, into: { x: number; y: number }) {
  let left = metres
  for (let index = 1; index < corners.length; index += 1) {
    const [from, to] = [corners[index - 1], corners[index]]
    if (!from || !to) return
    const length = apart(from, to)
    const share = length > 0 ? Math.min(1, Math.max(0, left / length)) : 1
    into.x = from[0] + (to[0] - from[0]) * share
    into.y = from[1] + (to[1] - from[1]) * share
    if (left <= length) return
    left -= length
  }
}

function apart(from: Corner | undefined, to: Corner): number {
  if (!from) return 0
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return Math.sqrt(dx * dx + dy * dy)
}
