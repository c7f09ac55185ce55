import { expect, test } from 'vitest'
import { happenings, loopSeconds, stateAt, type Mover } from './engine.ts'
import { openSample } from './sample-floor.ts'
import { hallSize, rack, rackRuns } from './hall.ts'
import type { Point2 } from './iso.ts'
import { overlaps } from './path.ts'
import { stillTime } from './still-time.ts'
import { isInside, speedZone } from './zones.ts'
import { taskAt } from './task.ts'
import { turnBetween } from './timetable.ts'
import { drawnTruck } from './truck.ts'

const floor = openSample()
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

test('no two trucks touch as they are drawn', () => {
  const outline = ({ at: [x, y], heading }: Mover) =>
    [
      [drawnTruck.rear, -drawnTruck.side],
      [drawnTruck.front, -drawnTruck.side],
      [drawnTruck.front, drawnTruck.side],
      [drawnTruck.rear, drawnTruck.side],
    ].map(([along = 0, aside = 0]): Point2 => {
      const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
      return [x + along * cos - aside * sin, y + along * sin + aside * cos]
    })
  for (const { movers, seconds } of states) {
    trucksOf(movers).forEach((truck, index, trucks) => {
      for (const other of trucks.slice(index + 1)) {
        const touch = overlaps(outline(truck), outline(other))
        expect(touch, `${truck.id} and ${other.id} at ${seconds} s`).toBe(false)
      }
    })
  }
})

test('the crossing warns two trucks, and the warning ends when one of them brakes', () => {
  const alerts = states.flatMap(({ alert }) =>
    alert?.active && alert.kind === 'collision' && !alert.withPerson ? [alert] : [],
  )
  expect(new Set(alerts.map(({ about }) => about.join()))).toEqual(new Set(['F-07,F-12']))
  expect(alerts.length / rate).toBeGreaterThan(2)
  expect(alerts.length / rate).toBeLessThan(6)
  expect(alerts[0]?.seconds).toBeGreaterThan(3)
  expect(Math.min(...alerts.map(({ seconds }) => seconds))).toBeGreaterThan(0.5)
  for (const { closingSpeed } of alerts) expect(closingSpeed).toBeGreaterThan(0)
})

test('no truck comes near a person before both have been warned, through three loops', () => {
  const near = 4
  const nearest = 3.2
  const warnedAt = new Map<string, number>()
  let met = 0
  for (let tick = 0; tick < loopSeconds * rate * 3; tick += 1) {
    const seconds = tick / rate
    const { movers, alert } = stateAt(floor, seconds)
    if (alert?.active) warnedAt.set(alert.about.join(), seconds)
    for (const person of movers.filter(({ kind }) => kind === 'person')) {
      for (const truck of trucksOf(movers)) {
        const metres = apart(truck, person)
        expect(metres, `${truck.id} and ${person.id} at ${seconds} s`).toBeGreaterThan(nearest)
        if (metres > near) continue
        met += 1
        const ago = seconds - (warnedAt.get(`${truck.id},${person.id}`) ?? -Infinity)
        expect(ago, `${truck.id} and ${person.id} at ${seconds} s`).toBeLessThan(8)
      }
    }
  }
  expect(met).toBeGreaterThan(0)
})

test('a truck that is warned of a person brakes', () => {
  for (const { alert, seconds } of happenings(floor)) {
    if (alert.kind !== 'collision' || !alert.withPerson) continue
    const speeds = [0, 1, 2, 3].map((later) =>
      Math.min(
        ...stateAt(floor, seconds + later)
          .movers.filter(({ id, kind }) => kind === 'truck' && alert.about.includes(id))
          .map(({ speed }) => speed),
      ),
    )
    expect(Math.min(...speeds), alert.about.join()).toBeLessThan(1.7)
  }
})

test('something happens at least every 12 seconds, and of every kind', () => {
  const found = happenings(floor)
  found.forEach(({ seconds }, index) => {
    const next = found[index + 1]?.seconds ?? (found[0]?.seconds ?? 0) + loopSeconds
    expect(next - seconds).toBeLessThanOrEqual(12)
  })
  const kinds = new Set(found.map(({ alert }) => alert.kind))
  expect(kinds).toEqual(new Set(['collision', 'speeding', 'fifo', 'tool']))
})

test('who reads the headline first still sees an alert begin', () => {
  expect(stateAt(floor, stillTime).alert?.active).toBe(true)
  const later = happenings(floor).map(({ seconds }) => seconds - stillTime)
  expect(later.some((wait) => wait > 2.5 && wait < 8)).toBe(true)
})

test('an alert stays readable for a moment after the conflict is solved', () => {
  const shown = states.filter(({ alert }) => alert).length
  const active = states.filter(({ alert }) => alert?.active).length
  expect(shown - active).toBeGreaterThan(rate)
})

test('who is in the speed zone keeps its limit but in the moments that raise an alert', () => {
  for (const { movers, slowed, alert, seconds } of states) {
    expect(slowed).toEqual(['F-03'])
    for (const { at, speed, id } of movers) {
      if (!isInside(speedZone, at) || speed * 3.6 <= speedZone.limit) continue
      const told = [alert, stateAt(floor, seconds + 0.3).alert]
      expect(told.some((one) => one?.about.includes(id) || one?.kind === 'collision')).toBe(true)
      expect(speed * 3.6).toBeLessThan(9)
    }
  }
})

test('the distances belong to the truck that is followed', () => {
  const { movers, rangings } = stateAt(floor, stillTime, 'F-14')
  const [x, y] = movers.find(({ id }) => id === 'F-14')?.at ?? [0, 0]
  const [anchorX, anchorY] = rangings[0]?.anchor.at ?? [0, 0]
  expect(Math.hypot(anchorX - x, anchorY - y)).toBeLessThan(rangings[0]?.distance ?? 0)
  expect(rangings).not.toEqual(stateAt(floor, stillTime).rangings)
})

test('every truck has a task, and forks move only while it picks up or sets down', () => {
  const tasks = new Map<string, string>()
  for (const { movers, seconds } of states) {
    for (const mover of trucksOf(movers)) {
      const task = taskAt(floor, mover, seconds)
      tasks.set(task, mover.id)
      expect(mover.lift > 0, `${mover.id} ${task}`).toBe(/picksUp|setsDown/.test(task))
    }
  }
  expect([...tasks.keys()].toSorted()).toEqual(['empty', 'loaded', 'picksUp', 'setsDown', 'waits'])
})

test('ranging gives the four nearest anchors', () => {
  for (const { rangings } of states) {
    const distances = rangings.map(({ distance }) => distance)
    expect(distances).toHaveLength(4)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.every((distance) => distance < 50)).toBe(true)
  }
})
