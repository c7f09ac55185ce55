import { expect, test } from 'vitest'
import { cities, greatCircleKm, officesDistanceKm } from '@repo/platform/facts/offices.ts'
import { distance } from '../plan/geometry.ts'
import { onMap } from './azimuthal.ts'

test('a degree of a meridian is 111.2 km, and London lies 1,585 km from Lisbon', () => {
  const equator = { latitude: 0, longitude: 0 }
  expect(greatCircleKm(equator, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 2)
  expect(officesDistanceKm).toBe(1585)
})

test('the line between the two cities is as long on the map as on the globe', () => {
  const [london, lisbon] = [onMap(cities.london), onMap(cities.lisbon)]
  expect(distance(london, lisbon)).toBeCloseTo(greatCircleKm(cities.london, cities.lisbon), 0)
  expect(london[0]).toBeGreaterThan(lisbon[0])
  expect(london[1]).toBeLessThan(lisbon[1])
})
