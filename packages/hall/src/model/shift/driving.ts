import { shiftConstants } from './constants.ts'
import type { Truck } from './truck.ts'

const { step, accelerate, brake, hardBrake, reaction, standoff } = shiftConstants

/** Closer than this a truck has arrived. */
export const close = 0.02

/** Speed after a step from which one can brake at `braking` to `end` within `distance`. */
export function approach(distance: number, end: number, braking: number): number {
  const back = braking * step
  if (distance <= 0) return end
  return Math.sqrt(back * back + end * end + 2 * braking * distance) - back
}

/** How much free road a truck wants before it. */
export const reserveFor = (speed: number) =>
  (speed * speed) / (2 * brake) + speed * reaction + standoff

/** The speed a driver would choose if the road that he sees were free. */
export function wishedSpeed(truck: Truck): number {
  const { speed, path, starts, front } = truck
  const here = path[truck.at]
  if (!here) return 0
  let wish = speed + accelerate * step
  const allowed = truck.speedOn(here)
  if (allowed < wish) wish = allowed
  const view = (speed * speed) / (2 * brake) + 1
  for (let index = truck.at + 1; index < path.length; index += 1) {
    const away = (starts[index] ?? 0) - front
    const piece = path[index]
    if (away > view || !piece) break
    const slower = truck.speedOn(piece)
    if (slower < wish) wish = Math.min(wish, approach(away, slower, brake))
  }
  const stop = approach(truck.target - front, 0, brake)
  return Math.max(0, Math.min(wish, stop), speed - brake * step)
}

/** The speed of one who knows that his road ends after `distance`: gently, and hard if he must. */
export function stoppingSpeed(speed: number, wish: number, distance: number): number {
  const gentle = Math.max(approach(distance, 0, brake), speed - brake * step)
  return Math.min(wish, gentle, approach(distance, 0, hardBrake))
}

/** Drives on at the chosen speed; answers how far. */
export function advance(truck: Truck, speed: number): number {
  const { path, starts } = truck
  const metres = speed * step
  truck.speed = speed
  truck.front += metres
  while (truck.at + 1 < path.length && truck.front >= (starts[truck.at + 1] ?? Infinity))
    truck.at += 1
  return metres
}
