import { expect, test } from 'vitest'
import { estimateFragment, readHallNumbers } from './hall-numbers.ts'

const numbers = {
  size: { area: 15_000.5, aisles: 20, aisleLength: 60, tracking: 'outdoor' },
  trucks: 25,
} as const

const counts = { anchors: 97, gateways: 5, switches: 5, cable: 4_213 }

test('the planner begins with the numbers that the estimate wrote', () => {
  expect(readHallNumbers(`#p=estimate&${estimateFragment(numbers, counts)}`)).toEqual(numbers)
})

test('the estimate reads its inputs by their names, and the counts of the plan', () => {
  const fragment = estimateFragment(numbers, counts)
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    plan: '97',
    gateways: '5',
    switches: '5',
    cable: '4213',
    area: '15000.5',
    aisles: '20',
    aisleLength: '60',
    forklifts: '25',
    tracking: 'outdoor',
  })
})

test.each([
  '',
  '#p=1.abc',
  '#p=estimate',
  '#p=estimate&area=1&aisles=0&aisleLength=0&forklifts=1',
  '#p=estimate&area=1e99&aisles=0&aisleLength=0&forklifts=1',
  '#p=estimate&area=500&aisles=-1&aisleLength=0&forklifts=1',
  '#p=estimate&area=500&aisles=x&aisleLength=0&forklifts=1',
])('no hall in %j', (fragment) => {
  expect(readHallNumbers(fragment)).toBeUndefined()
})
