import type { CutRules } from './cut-trip.ts'

/** Values of the kind that a site agrees on; none of them is the product's. */
export const sampleRules: CutRules = { limit: 10, speedingSeconds: 3, idlingSeconds: 60 }

/** Seconds between two samples. */
export const sampleStep = 2
export const sampleMinutes = 12

/** km/h that the truck drives at, and for how many seconds with speeding up or slowing down. */
const legs: readonly (readonly [speed: number, seconds: number])[] = [
  [8.4, 54],
  [0, 26],
  [9.2, 44],
  [11.8, 20],
  [7.6, 40],
  [0, 98],
  [9.4, 48],
  [10.4, 2],
  [8.8, 46],
  [0, 30],
  [8.2, 62],
  [6.1, 40],
  [0, 150],
  [9, 60],
]

/** km/h gained or lost in one step. */
const change = 3.2

function speedsOf(): number[] {
  const samples = (sampleMinutes * 60) / sampleStep
  const wanted = legs.flatMap(([speed, seconds]) =>
    Array.from({ length: seconds / sampleStep }, (_, at) => (speed ? speed + sway(at) : 0)),
  )
  let speed = 0
  return wanted.slice(0, samples + 1).map((target) => {
    speed += Math.max(-change, Math.min(change, target - speed))
    return Math.round(speed * 10) / 10
  })
}

/** Nobody drives at one speed; the same in every build. */
const sway = (at: number) => Math.sin(at * 0.9) * 0.22 + Math.sin(at * 0.37) * 0.16

export const sampleSpeeds: readonly number[] = speedsOf()
