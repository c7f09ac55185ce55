import { expect, test } from 'vitest'
import { useCases } from '@repo/platform/facts/use-cases.ts'
import { scenes } from './plans.ts'
import { isDuring, scenePose, timetablesOf, trailPath, waited } from './scene.ts'

const safety = timetablesOf(scenes['fleet-safety'])
const poseOf = (id: string, seconds: number) => scenePose(safety.get(id)!, seconds)
const moments = (loop: number) => Array.from({ length: loop * 4 }, (_, index) => index / 4)

test.each(useCases)('%s: everything is where it began after a loop', (key) => {
  const scene = scenes[key]
  for (const timetable of timetablesOf(scene).values())
    for (const seconds of [1, scene.still, scene.loop - 3])
      expect(scenePose(timetable, seconds + scene.loop).at).toEqual(
        scenePose(timetable, seconds).at,
      )
})

test.each(useCases)('%s: nothing that is seen moves faster than 13 km/h', (key) => {
  const scene = scenes[key]
  for (const timetable of timetablesOf(scene).values())
    for (const seconds of moments(scene.loop)) {
      const [from, to] = [scenePose(timetable, seconds), scenePose(timetable, seconds + 0.1)]
      if (from.isAway || to.isAway) continue
      expect(Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1])).toBeLessThan(0.37)
    }
})

test('at the crossing one truck stands while the other passes before it', () => {
  const inCrossing = moments(scenes['fleet-safety'].loop).filter((seconds) => {
    const { at } = poseOf('F-12', seconds)
    return at[1] < 18.5 && at[1] > 11
  })
  expect(inCrossing.length).toBeGreaterThan(8)
  for (const seconds of inCrossing) {
    const { at, speed } = poseOf('F-07', seconds)
    expect(at[0]).toBeLessThanOrEqual(23.7)
    if (poseOf('F-12', seconds).at[1] < 17) expect(speed).toBeLessThan(0.2)
  }
})

test('in the speed zone the truck keeps the limit that the drawing states', () => {
  const inZone = moments(scenes['fleet-safety'].loop)
    .map((seconds) => poseOf('F-07', seconds))
    .filter(({ at }) => at[0] > 16.5 && at[0] < 23.6)
  expect(inZone.length).toBeGreaterThan(8)
  for (const { speed } of inZone) expect(speed * 3.6).toBeLessThanOrEqual(6.1)
})

test('a person crosses the walkway only while no truck is near', () => {
  for (const seconds of moments(scenes['fleet-safety'].loop)) {
    const person = poseOf('P-21', seconds)
    if (person.isAway || person.at[1] < 11 || person.at[1] > 17) continue
    expect(Math.abs(poseOf('F-07', seconds).at[0] - person.at[0])).toBeGreaterThan(3)
  }
})

test('who comes in again on the other side is not drawn on the way there, nor its trail', () => {
  const { loop } = scenes['fleet-safety']
  expect(poseOf('F-07', loop - 0.05).isAway).toBe(true)
  expect(trailPath(safety.get('F-07')!, 0.6)).not.toMatch(/6\d/)
})

test('what happens in a part of the loop happens in every loop', () => {
  const scene = { loop: 10, still: 0, plans: [] }
  expect([3, 4, 6, 14, 17].map((seconds) => isDuring(scene, [4, 6], seconds))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test('a wait is minutes and seconds', () => {
  expect([252, 59.9, 60].map(waited)).toEqual([
    '4\u00a0min 12\u00a0s',
    '0\u00a0min 59\u00a0s',
    '1\u00a0min 0\u00a0s',
  ])
})
