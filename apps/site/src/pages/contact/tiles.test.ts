import { expect, test } from 'vitest'
import { tileAddress, tileAt } from './tiles.ts'

test('zero degrees lie in the middle of the map, and London in the tile that everybody knows', () => {
  expect(tileAt({ latitude: 0, longitude: 0 }, 1)).toEqual({ x: 1, y: 1 })
  const { x, y } = tileAt({ latitude: 51.5074, longitude: -0.1278 }, 10)
  expect([Math.floor(x), Math.floor(y)]).toEqual([511, 340])
})

test('the address of a tile is filled in', () => {
  expect(tileAddress('https://maps.example/{z}/{x}/{y}.png', 10, 511, 340)).toBe(
    'https://maps.example/10/511/340.png',
  )
})
