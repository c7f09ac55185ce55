import { expect, test } from 'vitest'
import { generateHall } from '../generate.ts'
import { goldenHalls } from '#testing/golden-halls.ts'
import { exampleShift, placedHall, shiftHalls, type ShiftHall } from '#testing/example-shift.ts'
import { modelTable } from '#testing/shift-model.ts'
import type { Shift } from './shift.ts'
import { createShift, runShift } from './run-shift.ts'
import { switchesOff, switchesOn } from './switches.ts'

/** The bounds of the model are those of twenty seeds: the mean of a quarter of them scatters twice as far. */
const spread = 2

function meansOf(name: ShiftHall, firstSeed: number, switches: typeof switchesOff) {
  const runs = [0, 1, 2, 3, 4].map((k) => {
    const shift = exampleShift(name, { seed: firstSeed + k, switches })
    shift.advance(Infinity)
    return shift.results()
  })
  return (pick: (run: (typeof runs)[number]) => number | undefined) =>
    runs.reduce((sum, run) => sum + (pick(run) ?? 0), 0) / runs.length
}

// Five seeds with about as many orders as in the twenty, which `npm run bench` compares, and with them the
// results that pages show.
test.each([
  ['default', 1, '303.40'],
  ['twoBlocks', 11, '182.40'],
  ['mediumStore', 1, '75.80'],
] as const)(
  "%s: the means of five seeds are within the model's bounds",
  (name, firstSeed, arrived) => {
    const both = [switchesOff, switchesOn].map((switches) => meansOf(name, firstSeed, switches))
    for (const mean of both) expect(mean((run) => run.arrived).toFixed(2)).toBe(arrived)
    const outside = modelTable.flatMap(({ figure, allowed, means }) =>
      both.flatMap((mean, index) => {
        const expected = means[name][index]!
        const own = mean(({ whole }) => whole[figure])
        const isWithin = Math.abs(own - expected) <= spread * allowed(expected)
        return isWithin ? [] : [{ figure, own, expected }]
      }),
    )
    expect(outside).toEqual([])
  },
)

/** Everything that a shift leaves behind. */
function traceOf(shift: Shift) {
  const { record, times, responses } = shift.floor
  const keyframes = Array.from({ length: shift.keyframes.count }, (_, second) => [
    ...shift.keyframes.at(second),
  ])
  return JSON.stringify([
    shift.results(),
    record.log,
    times,
    responses,
    [...record.map().traffic],
    [...record.map().waiting],
    keyframes,
  ])
}

const short = { hours: 1 / 4, seed: 3 }

test('the same shift leaves the same bytes, whatever the pace at which it is computed', () => {
  const options = { ...short, switches: switchesOn }
  const [one, other] = [exampleShift('twoBlocks', options), exampleShift('twoBlocks', options)]
  one.advance(Infinity)
  while (!other.isOver) other.advance(other.time + 7.3)
  expect(traceOf(other)).toBe(traceOf(one))
})

test('without anchors nothing but dispatch changes anything', () => {
  const { plan } = generateHall(goldenHalls.mediumStore)
  const run = (switches: typeof switchesOff) => {
    const options = { ...shiftHalls.mediumStore, ...short, switches }
    const shift = runShift({ ...plan, anchors: [] }, options)
    if ('problems' in shift) throw new Error('No shift')
    return traceOf(shift)
  }
  expect(run({ ...switchesOn, dispatch: false })).toBe(run(switchesOff))
  expect(run(switchesOn)).toBe(run({ ...switchesOff, dispatch: true }))
})

test('with all four differences off, a shift in a hall with anchors is one without location', () => {
  const { plan } = placedHall('mediumStore')
  const run = (anchors: typeof plan.anchors) => {
    const options = { ...shiftHalls.mediumStore, ...short, switches: switchesOff }
    const shift = runShift({ ...plan, anchors }, options)
    if ('problems' in shift) throw new Error('No shift')
    return traceOf(shift)
  }
  expect(run(plan.anchors)).toBe(run([]))
})

test('without wrong bookings nobody searches', () => {
  const right = exampleShift('default', { mistakes: 0 })
  right.advance(Infinity)
  expect(right.results().whole).toMatchObject({ searches: 0, searchMinutes: 0, fifoViolations: 0 })
  const wrong = exampleShift('default', { mistakes: 0.2 })
  wrong.advance(Infinity)
  expect(wrong.results().whole.searches).toBeGreaterThan(5)
})

test('default: eight hours without a standstill', { timeout: 60_000 }, () => {
  for (const switches of [switchesOff, switchesOn]) {
    const shift = exampleShift('default', { hours: 8, switches })
    shift.advance(Infinity)
    const { done, blockedShare } = shift.results().whole
    expect(shift.arrived).toBe(2429)
    expect(shift.arrived - done).toBeLessThan(30)
    expect(blockedShare).toBeLessThan(0.06)
  }
})

test('figures of each truck add up to those of all', () => {
  const shift = exampleShift('mediumStore')
  shift.advance(Infinity)
  const { whole, perTruck } = shift.results()
  expect(perTruck).toHaveLength(6)
  const sum = (pick: (one: typeof whole) => number) =>
    perTruck.reduce((all, one) => all + pick(one), 0)
  expect(sum(({ done }) => done)).toBe(whole.done)
  expect(sum(({ kmEmpty }) => kmEmpty)).toBeCloseTo(whole.kmEmpty, 9)
  expect(sum(({ utilisation }) => utilisation) / 6).toBeCloseTo(whole.utilisation, 9)
  expect(sum(({ nearMisses }) => nearMisses)).toBe(whole.nearMisses)
})

test('the log is in order of time and trucks and tells every order from its arrival on', () => {
  const shift = exampleShift('mediumStore', { seed: 2 })
  shift.advance(Infinity)
  const { log } = shift.floor.record
  const order = (a: (typeof log)[number], b: typeof a) =>
    a.t - b.t || (a.truck ?? -1) - (b.truck ?? -1)
  expect(log).toEqual(log.toSorted(order))
  const stages = ['order', 'assigned', 'lifted', 'done']
  const ofFirst = log.filter(({ order: index }) => index === 0).map(({ kind }) => kind)
  expect(ofFirst.filter((kind) => stages.includes(kind))).toEqual(stages)
  expect(log.filter(({ kind }) => kind === 'near-miss')).toHaveLength(
    shift.results().whole.nearMisses,
  )
})

test('the map of traffic holds every second of every truck, most of it where trucks stand', () => {
  const shift = exampleShift('mediumStore', { hours: 1 / 2 })
  shift.advance(Infinity)
  const { traffic, waiting } = shift.floor.record.map()
  const sum = (values: Float32Array) => values.reduce((all, value) => all + value, 0)
  expect(sum(traffic)).toBeCloseTo(6 * 1800, 0)
  expect(sum(waiting) / (6 * 1800)).toBeCloseTo(shift.results().whole.blockedShare, 4)
  traffic.forEach((seconds, square) => expect(waiting[square]).toBeLessThanOrEqual(seconds))
})

test('progress is told at every twentieth', () => {
  const shares: number[] = []
  const { plan, coverage } = placedHall('mediumStore')
  const options = { ...shiftHalls.mediumStore, ...short, switches: switchesOff, coverage }
  runShift(plan, options, (share) => shares.push(share))
  expect(shares).toEqual(Array.from({ length: 20 }, (_, k) => (k + 1) / 20))
})

test.each([
  ['open', 'NO_AISLE'],
  ['mediumStore', 'NO_DOCK'],
] as const)('%s without docks: %s', (name, code) => {
  const { plan } = generateHall(goldenHalls[name])
  const options = { trucks: 1, ordersPerHour: 12, seed: 1, hours: 1, switches: switchesOff }
  expect(createShift({ ...plan, docks: [], staging: [] }, options)).toEqual({
    problems: [{ code }],
  })
})
