import { expect, test } from 'vitest'
import { materialsByGateway, materialsOf } from './materials.ts'

const fleet = { trucks: 10, tagsPerTruck: 1 } as const
const row = (count: number, step: number) =>
  Array.from({ length: count }, (_, at) => ({ x: 0, y: at * step }))

test('where all runs are short, nothing is added', () => {
  const anchors = row(20, 4)
  expect(materialsOf(anchors, fleet)).toEqual(materialsByGateway(anchors, fleet))
  expect(materialsOf(anchors, fleet)).toMatchObject({ switches: 1, further: 0, longest: 46 })
})

test('a row too long for one switch gets a further one, and no run over 90 m', () => {
  const anchors = row(20, 12)
  expect(materialsByGateway(anchors, fleet)).toMatchObject({ switches: 1, longest: 126 })
  expect(materialsOf(anchors, fleet)).toMatchObject({
    anchors: 20,
    gateways: 1,
    switches: 2,
    further: 1,
    ports: 20,
    longest: 66,
    switchPlaces: [
      [0, 48],
      [0, 168],
    ],
  })
})

test('anchors far apart end with a switch each', () => {
  expect(materialsOf(row(3, 500), fleet)).toMatchObject({ switches: 3, further: 2, longest: 6 })
})

test('a plan without anchors needs none of it', () => {
  expect(materialsOf([], fleet)).toMatchObject({ switches: 0, cable: 0, longest: 0, tags: 11 })
})
