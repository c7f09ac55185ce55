import { expect, test } from 'vitest'
import { derivedAisles } from './derived-aisles.ts'
import { boundsOf } from './measures/inputs.ts'

const pitch = 5.5

test.each([
  [2_000, 7, 22],
  [100, 1, 10],
  [6_500, 13, 40],
  [15_000, 20, 60],
  [2_000_000, 231, 693],
])('a building of %i m² has %i aisles of %i m', (area, aisles, aisleLength) => {
  expect(derivedAisles(area, pitch)).toEqual({ aisles, aisleLength })
})

test('a given number decides the length, a given length the number, at least 1', () => {
  expect(derivedAisles(2_000, pitch, { aisles: 4 })).toEqual({ aisles: 4, aisleLength: 40 })
  expect(derivedAisles(2_000, pitch, { aisleLength: 50 })).toEqual({ aisles: 3, aisleLength: 50 })
  expect(derivedAisles(100, pitch, { aisleLength: 900 })).toEqual({ aisles: 1, aisleLength: 900 })
  expect(derivedAisles(100, pitch, { aisles: 900 })).toEqual({ aisles: 900, aisleLength: 1 })
})

test('what is derived fits into the area and into the fields', () => {
  for (let area = 200; area <= 2_000_000; area *= 1.3)
    for (const given of [{}, { aisles: 3 }, { aisleLength: 20 }]) {
      const { aisles, aisleLength } = derivedAisles(area, pitch, given)
      if (area > 1_000) expect(aisles * aisleLength * pitch).toBeLessThanOrEqual(area)
      expect(aisles).toBeLessThanOrEqual(boundsOf('aisles').max)
      expect(aisleLength).toBeLessThanOrEqual(boundsOf('aisleLength').max)
    }
})
