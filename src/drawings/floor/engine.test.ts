import { expect, test } from 'vitest'
import { loopSeconds, openFloor, stateAt, type Mover } from './engine.ts'
import { hallSize, rack, rackRuns } from './hall.ts'
import { isInside, speedZone } from './zones.ts'
import { turnBetween } from './timetable.ts'

const floor = openFloor()
const rate = 10
const states = Array.from({ length: loopSeconds * rate }, (_, index) =>
  stateAt(floor, index / rate),
)
const trucksOf = (movers: readonly Mover[]) => movers.filter(({ kind }) => kind === 'truck')

function apart(a: Mover, b: Mover): number {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])
}

test('the loop ends where it begins', () => {
  const [begin, end] = [stateAt(floor, 3), stateAt(floor, 3 + loopSeconds)]
  end.movers.forEach((mover, index) => {
    const before = begin.movers[index]
    expect(before && apart(mover, before)).toBeLessThan(1e-6)
  })
})

test('nothing jumps: ways fit the speed, and trucks turn no faster than they can', () => {
  states.forEach(({ movers }, index) => {
    const next = states[(index + 1) % states.length]
    movers.forEach((mover, order) => {
      const then = next?.movers[order]
      if (!then) return
      expect(apart(mover, then)).toBeLessThan(Math.max(mover.speed, then.speed) / rate + 0.05)
      const turn = Math.abs(turnBetween(mover.heading, then.heading))
      if (mover.kind === 'truck') expect(turn).toBeLessThan(0.16)
    })
  })
})

test('trucks keep clear of one another, of racks and of walls', () => {
  for (const { movers } of states) {
    const trucks = trucksOf(movers)
    trucks.forEach((truck, index) => {
      const [x, y] = truck.at
      expect(x > 1.2 && x < hallSize.width - 1.2 && y > 2 && y < hallSize.depth - 1.2).toBe(true)
      for (const run of rackRuns) {
        const outside = Math.max(run.x - x, x - run.x - rack.depth)
        const beyond = Math.max(run.y - y, y - run.y - run.bays * rack.bay)
        expect(Math.max(outside, beyond)).toBeGreaterThan(0.9)
      }
      for (const other of trucks.slice(index + 1)) expect(apart(truck, other)).toBeGreaterThan(3.4)
    })
  }
})

test('the alert follows from the ways of the two trucks and ends when one of them brakes', () => {
  const alerts = states.flatMap(({ alert }) => (alert?.active ? [alert] : []))
  expect(new Set(alerts.map(({ between }) => between.join()))).toEqual(new Set(['F-07,F-12']))
  expect(alerts.length / rate).toBeGreaterThan(2)
  expect(alerts.length / rate).toBeLessThan(6)
  expect(alerts[0]?.seconds).toBeGreaterThan(3)
  expect(Math.min(...alerts.map(({ seconds }) => seconds))).toBeGreaterThan(0.5)
  for (const { closingSpeed } of alerts) expect(closingSpeed).toBeGreaterThan(0)
})

test('an alert stays readable for a moment after the conflict is solved', () => {
  const shown = states.filter(({ alert }) => alert).length
  const active = states.filter(({ alert }) => alert?.active).length
  expect(shown - active).toBeGreaterThan(rate)
})

test('whoever is in the speed zone keeps its limit, and the truck that works there stays there', () => {
  for (const { movers, slowed } of states) {
    expect(slowed).toEqual(['F-03'])
    for (const mover of movers.filter(({ at }) => isInside(speedZone, at))) {
      expect(mover.speed * 3.6).toBeLessThanOrEqual(speedZone.limit)
    }
  }
})

test('ranging gives the four nearest anchors, accuracy stays within 10 cm', () => {
  for (const { movers, rangings } of states) {
    const distances = rangings.map(({ distance }) => distance)
    expect(distances).toHaveLength(4)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.every((distance) => distance < 50)).toBe(true)
    expect(movers.every(({ accuracy }) => accuracy > 0.03 && accuracy <= 0.1)).toBe(true)
  }
})
