import { expect, test } from 'vitest'
import { measuredAt } from './measured-position.ts'

/** Two squares of a metre; the second has no value. */
const map = {
  cells: {
    left: 10,
    bottom: 20,
    columns: 2,
    rows: 1,
    size: 1,
    at: Int32Array.of(0, 1),
    count: 2,
  },
  error: Float64Array.of(0.1, NaN),
}
const truck = { x: 10.5, y: 20.5 }

test('nothing is measured where the map has no value, nor beside it', () => {
  expect(measuredAt(map, { x: 11.5, y: 20.5 }, 0, 0)).toBeUndefined()
  expect(measuredAt(map, { x: 9.9, y: 20.5 }, 0, 0)).toBeUndefined()
  expect(measuredAt(map, { x: 10.5, y: 21 }, 0, 0)).toBeUndefined()
})

test('it stays for a quarter of a second, and is the same each time', () => {
  const at = (t: number) => measuredAt(map, truck, 3, t)?.place
  expect(at(1.24)).toEqual(at(1))
  expect(at(1.25)).not.toEqual(at(1))
  expect(measuredAt(map, truck, 4, 1)?.place).not.toEqual(at(1))
})

test('both axes together scatter by the error of the place', () => {
  const count = 4000
  const squares = Array.from({ length: count }, (_, k) => {
    const [x, y] = measuredAt(map, truck, 0, k / 4)!.place
    return (x - truck.x) ** 2 + (y - truck.y) ** 2
  })
  const scatter = Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / count)
  expect(scatter).toBeGreaterThan(0.097)
  expect(scatter).toBeLessThan(0.103)
  expect(measuredAt(map, truck, 0, 0)?.twoSigma).toBe(0.2)
})
