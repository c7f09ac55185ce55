import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { calculate } from './estimate.ts'
import { exampleA } from './examples.ts'
import { findBound } from './find-bound.ts'
import { shippedPriceList as priceList } from './shipped-price-list.ts'
import type { RoiInput } from './input.ts'
import { boundsOf, inputKeys, isNumberKey, type NumberKey } from './measures/inputs.ts'
import { convertedAmounts } from './converted-amounts.ts'
import { solveFor, type SolvableKey, type Solution } from './solve.ts'
import { turningPointsOf } from './turning-points.ts'

const oneShift: RoiInput = { ...exampleA, shifts: 1, aisles: 25 }

const isReached = (input: RoiInput, target = 12) =>
  (calculate(input, priceList).results.paybackMonths ?? Infinity) <= target

const solve = (input: RoiInput, key: SolvableKey, target?: number) =>
  solveFor(input, priceList, key, target === undefined ? {} : { targetMonths: target })

test('what would bring a one-shift site to break even in 12 months', () => {
  const solved = keys.map((key) => solve(oneShift, key))
  expect(solved).toEqual([
    { kind: 'number', key: 'forklifts', atLeast: 35 },
    { kind: 'number', key: 'area', atMost: 9_990 },
    { kind: 'never', key: 'aisleLength', within: [0.1, 109] },
    { kind: 'number', key: 'aisles', atMost: 2 },
    { kind: 'number', key: 'shifts', atLeast: 2 },
    { kind: 'number', key: 'shiftHours', atLeast: 10.7 },
    { kind: 'number', key: 'workingDays', atLeast: 335 },
    { kind: 'number', key: 'pallets', atLeast: 616_000 },
    { kind: 'number', key: 'capacityUsed', atLeast: 87.7 },
    { kind: 'number', key: 'margin', atLeast: 24.7 },
    { kind: 'number', key: 'accidents', atLeast: 2.37 },
    { kind: 'number', key: 'repairCost', atLeast: 1_960 },
    { kind: 'number', key: 'daysDown', atLeast: 17.7 },
    { kind: 'number', key: 'complianceFees', atLeast: 64_300 },
  ])
  expect(solve(oneShift, 'tracking')).toEqual({ kind: 'never', key: 'tracking' })
  expect(solve(oneShift, 'industry')).toEqual({ kind: 'never', key: 'industry' })
})

test('where it is reached, how far the value may move before it no longer is', () => {
  expect(solve(exampleA, 'forklifts')).toEqual({ kind: 'number', key: 'forklifts', atLeast: 16 })
  expect(solve(exampleA, 'area')).toEqual({ kind: 'number', key: 'area', atMost: 26_500 })
  expect(solve(exampleA, 'margin')).toEqual({ kind: 'always', key: 'margin', within: [0, 100] })
  const tight = { kind: 'number', key: 'aisleLength', atLeast: 59.7, atMost: 70 }
  expect(solve(exampleA, 'aisleLength', 9.1)).toEqual(tight)
  expect(solve(exampleA, 'forkliftType', 9)).toMatchObject({ reached: ['lpg', 'diesel'] })
})

test('in another country amounts are worth the same', () => {
  const inForints = (change: object) => isReached({ ...exampleA, country: 'HU', ...change }, 14)
  const converted = convertedAmounts(exampleA, 400)
  expect(converted).toMatchObject({ repairCost: 480_000, complianceFees: 6_000_000 })
  expect([inForints({}), inForints(converted)]).toEqual([false, true])
  const { reached } = solve(exampleA, 'country', 14) as Extract<Solution, { kind: 'choice' }>
  expect(reached).toContain('HU')
  expect(reached).not.toContain('RO')
})

test('no answer breaks a rule between two inputs', () => {
  const long = { ...exampleA, shifts: 2, shiftHours: 11, capacityUsed: 30, margin: 0 }
  expect(solve(long, 'shifts')).toEqual({ kind: 'never', key: 'shifts', within: [1, 2] })
  const hall = { ...exampleA, aisles: 0, aisleLength: 0 }
  expect(solve(hall, 'aisles')).toEqual({ kind: 'always', key: 'aisles', within: [0, 0] })
  const packed = { ...oneShift, capacityUsed: 60 }
  expect(isReached({ ...packed, area: 100 }, 12.2)).toBe(true)
  expect(solve(packed, 'area', 12.2)).toMatchObject({ kind: 'never', within: [8_250, 2_000_000] })
})

test('fewer working days are never the advice', () => {
  const weak = { ...exampleA, country: 'PT', shifts: 1, capacityUsed: 40 }
  expect(isReached({ ...weak, workingDays: 8 })).toBe(true)
  expect(solve(weak, 'workingDays').kind).toBe('never')
})

// Random sites mostly pay back at once or hardly ever: so the target is near their own payback.
const sites = someInputs(20_261_121, 60).flatMap((input) => {
  const months = calculate(input, priceList).results.paybackMonths
  return months === null ? [] : [0.5, 0.9, 1, 1.1, 2].map((by) => ({ input, target: months * by }))
})
const keys = inputKeys.filter(isNumberKey)

const everyTwelfth = sites.filter((_, n) => n % 12 === 0)
test('the fleet is the one that trying every size finds', () => {
  for (const { input, target } of everyTwelfth) {
    const reaches = (forklifts: number) => isReached({ ...input, forklifts }, target)
    const points = turningPointsOf(input, priceList, 'forklifts')
    const found = findBound(input.forklifts, points, { reaches, isWhole: true })
    const expected = typeof found === 'string' ? { kind: found } : { kind: 'number', ...found }
    expect(solve(input, 'forklifts', target)).toMatchObject(expected)
  }
})
const solved = sites.flatMap(({ input, target }) =>
  keys.map((key) => ({ input, target, key, solution: solve(input, key, target) })),
)
const answers = solved.flatMap(({ solution, ...asked }) =>
  solution.kind === 'number'
    ? [solution.atLeast, solution.atMost]
        .filter((bound) => bound !== undefined)
        .map((bound) => ({ ...asked, bound, isLeast: bound === solution.atLeast }))
    : [],
)
const slack = (key: NumberKey, bound: number) =>
  Math.max(Math.abs(bound) * 0.012, boundsOf(key).integer ? 1 : 0.001)

/** `count` values of an input between two, whole numbers where it is an integer. */
function between(key: NumberKey, from: number, to: number, count = 40): number[] {
  const values = Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count)
  return boundsOf(key).integer ? values.map(Math.round) : values
}

test('every answer reaches the target, lies in its bounds, and is whole where the input is', () => {
  expect(answers.length).toBeGreaterThan(1_000)
  for (const { input, target, key, bound } of answers) {
    const changed = { ...input, [key]: bound }
    expect([key, bound, isReached(changed, target)]).toEqual([key, bound, true])
    expect(bound).toBeGreaterThanOrEqual(boundsOf(key).min)
    expect(bound).toBeLessThanOrEqual(boundsOf(key).max)
    if (boundsOf(key).integer) expect(bound).toBe(Math.trunc(bound))
    expect(changed.shifts * changed.shiftHours).toBeLessThanOrEqual(24)
    expect(!changed.aisles).toBe(!changed.aisleLength)
  }
})

test('just beyond an answer the target is missed', () => {
  const loose = answers.filter(({ input, target, key, bound, isLeast }) => {
    const beyond = bound + slack(key, bound) * (isLeast ? -1 : 1)
    return between(key, bound, beyond).every((v) => isReached({ ...input, [key]: v }, target))
  })
  expect(loose).toEqual([])
})

test('between the present value and the answer the target is reached or missed as at present', () => {
  const wrong = answers.flatMap(({ input, target, key, bound }) => {
    const now = isReached(input, target)
    const way = bound - input[key]
    const clear = Math.max(0, Math.abs(way) - (now ? 0 : slack(key, bound)))
    return between(key, input[key], input[key] + Math.sign(way) * clear)
      .filter((value) => value !== bound)
      .filter((value) => isReached({ ...input, [key]: value }, target) !== now)
      .map((value) => ({ key, value, bound, present: input[key], now }))
  })
  expect(wrong).toEqual([])
})

test('never and always hold over the range', () => {
  const isSound = (input: RoiInput) =>
    input.shifts * input.shiftHours <= 24 &&
    !input.aisles === !input.aisleLength &&
    input.aisles * input.aisleLength * priceList.constants.aislePitch.value <= input.area
  const wrong = solved.flatMap(({ input, target, key, solution: { kind } }) => {
    if (kind !== 'never' && kind !== 'always') return []
    const least = key === 'workingDays' ? input.workingDays : boundsOf(key).min
    return between(key, least, boundsOf(key).max)
      .map((value) => ({ ...input, [key]: value }))
      .filter((changed) => isSound(changed) && isReached(changed, target) !== (kind === 'always'))
      .map((changed) => ({ key, kind, value: changed[key], present: input[key] }))
  })
  expect(wrong).toEqual([])
})
