import { expect, test } from 'vitest'
import { aisleLines, crossRack, hallWidth } from './hall.ts'
import { weakPlaces } from './weak-places.ts'

test('weak are the places behind the cross rack and at the break room, none in an aisle', () => {
  const places = weakPlaces()
  expect(places.length).toBeGreaterThan(20)
  expect(places.every(([x, y]) => x > 37 && y > 8 && y < 23)).toBe(true)
  expect(places).toContainEqual([hallWidth - 1.5, 15.5])
  expect(places.filter(([x]) => x < crossRack.x - 8)).toEqual([])
  for (const line of aisleLines)
    expect(places.some(([x, y]) => x < 30 && Math.abs(y - line) < 1.5)).toBe(false)
})
