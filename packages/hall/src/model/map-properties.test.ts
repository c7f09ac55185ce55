import { expect, test } from 'vitest'
import { drawnAnchor, drawsOf, mirroredHall, movedHall, randomHall } from '#testing/random-hall.ts'
import { aislesOf } from './aisles.ts'
import { buildingOf } from './building.ts'
import { hallConstants } from './constants.ts'
import { coverageOf, moveAnchor, type Coverage } from './coverage.ts'
import { expectedAt } from './error.ts'
import { antennaRanges, type Corner, type Plan } from './plan.ts'

const seeds = Array.from({ length: 24 }, (_, k) => k + 1)
const methodOf = (seed: number) => (seed % 2 ? 'tdoa' : 'twr')
const mapOf = (plan: Plan, seed: number) =>
  coverageOf(buildingOf(plan), plan.anchors, methodOf(seed))

/** Index of the cell of a map around a place. */
function cellAt({ cells }: Coverage, x: number, y: number): number {
  const column = Math.floor((x - cells.left) / cells.size)
  const row = Math.floor((y - cells.bottom) / cells.size)
  return cells.at[row * cells.columns + column] ?? -1
}

function expectSameMap(one: Coverage, other: Coverage, to: (place: Corner) => Corner) {
  expect(other.cells.count).toBe(one.cells.count)
  const faults: object[] = []
  for (let cell = 0; cell < one.cells.count; cell += 1) {
    const place: Corner = [one.cells.x[cell]!, one.cells.y[cell]!]
    const there = cellAt(other, ...to(place))
    const error = one.error[cell]!
    const away = Math.abs(error - other.error[there]!)
    // Where anchors stand almost in line an error of many metres keeps fewer of its digits.
    const isSameError = Number.isNaN(error)
      ? Number.isNaN(other.error[there])
      : away < (error < hallConstants.classes.weak ? 1e-9 : 1e-6 * error)
    const isSame =
      one.class[cell] === other.class[there] && one.inSight[cell] === other.inSight[there]
    if (!isSame || !isSameError) faults.push({ place, error, other: other.error[there] })
  }
  expect(faults).toEqual([])
}

test('a hall and its anchors mirrored in x have a mirrored map', () => {
  for (const seed of seeds) {
    const plan = randomHall(seed)
    expectSameMap(mapOf(plan, seed), mapOf(mirroredHall(plan), seed), ([x, y]) => [40 - x, y])
  }
})

test('moving a plan by whole cells moves its map', () => {
  for (const seed of seeds) {
    const plan = randomHall(seed)
    const { whole } = drawsOf(seed)
    const [dx, dy] = [whole(-80, 80), whole(-80, 80)]
    const moved = mapOf(movedHall(plan, dx, dy), seed)
    expectSameMap(mapOf(plan, seed), moved, ([x, y]) => [x + dx, y + dy])
  }
})

test('one anchor more never lowers the number in sight and never raises an error', () => {
  for (const seed of seeds) {
    const plan = randomHall(seed)
    const more = [...plan.anchors, drawnAnchor(drawsOf(seed + 1000))]
    const [before, after] = [mapOf(plan, seed), mapOf({ ...plan, anchors: more }, seed)]
    before.error.forEach((error, cell) => {
      if (after.inSight[cell]! < before.inSight[cell]!) expect.fail(`seed ${seed}, cell ${cell}`)
      if (!Number.isNaN(error) && !(after.error[cell]! <= error * (1 + 1e-9)))
        expect.fail(`seed ${seed}, cell ${cell}: ${error} to ${after.error[cell]}`)
      if (after.class[cell]! > before.class[cell]!) expect.fail(`seed ${seed}: a worse class`)
    })
  }
})

test('a longer range never lowers the number in sight', () => {
  for (const seed of seeds) {
    const plan = randomHall(seed)
    const [short, middle, long] = antennaRanges.map((range) =>
      mapOf({ ...plan, anchors: plan.anchors.map((anchor) => ({ ...anchor, range })) }, seed),
    )
    short!.inSight.forEach((count, cell) => {
      const [next, most] = [middle!.inSight[cell]!, long!.inSight[cell]!]
      if (count > next || next > most) expect.fail(`seed ${seed}, cell ${cell}`)
    })
  }
})

test('without one obstacle no place has fewer anchors in sight, its aisles being the same', () => {
  for (const seed of seeds) {
    const plan = randomHall(seed)
    const aisles = aislesOf(plan)
    const { whole, metres } = drawsOf(seed + 2000)
    const fewer = (['racks', 'columns', 'walls'] as const).flatMap((list) =>
      plan[list].length
        ? [{ ...plan, [list]: plan[list].toSpliced(whole(0, plan[list].length - 1), 1) }]
        : [],
    )
    for (let tries = 0; tries < 60; tries += 1) {
      const place: Corner = [metres(0, 39), metres(0, 29)]
      const inSight = (hall: Plan) =>
        expectedAt(hall, aisles, place).sights.filter((sight) => sight === 'sight').length
      for (const hall of fewer) expect(inSight(hall)).toBeGreaterThanOrEqual(inSight(plan))
    }
  }
})

test('each cell of the map is what a tag there gets, in any hall', () => {
  for (const seed of seeds.slice(0, 8)) {
    const plan = randomHall(seed)
    const aisles = aislesOf(plan)
    const { cells, inSight, error } = mapOf(plan, seed)
    for (let cell = 0; cell < cells.count; cell += 1) {
      const place: Corner = [cells.x[cell]!, cells.y[cell]!]
      const expected = expectedAt(plan, aisles, place, methodOf(seed))
      const count = expected.sights.filter((sight) => sight === 'sight').length
      if (inSight[cell] !== count || !Object.is(error[cell], expected.error ?? NaN))
        expect.fail(`seed ${seed}, at ${place.join(', ')}`)
    }
  }
})

test('anchors dragged anywhere, one after the other, leave the map that a new one would be', () => {
  for (const seed of seeds) {
    const plan = randomHall(seed)
    const building = buildingOf(plan)
    const draws = drawsOf(seed + 3000)
    let map = coverageOf(building, plan.anchors, methodOf(seed))
    for (let move = 0; move < 6; move += 1) {
      const index = draws.whole(0, map.anchors.length - 1)
      map = moveAnchor(building, map, index, drawnAnchor(draws))
    }
    expect(map).toEqual(coverageOf(building, map.anchors, methodOf(seed)))
  }
})
