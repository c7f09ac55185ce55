import { expect, test } from 'vitest'
import { pointForScale, scaledTo, type TracedPicture } from './traced-picture.ts'

const picture = {
  width: 1000,
  height: 500,
  left: 0,
  bottom: 0,
  metresPerPixel: 0.05,
  opacity: 0.5,
  points: [],
} as unknown as TracedPicture

test('two places on a picture and their distance set it to scale about the first', () => {
  const pointed = pointForScale(pointForScale(picture, [10, 5]), [20, 5])!
  const scaled = scaledTo(pointed, 40)
  expect(scaled).toMatchObject({ metresPerPixel: 0.2, left: -30, bottom: -15 })
  expect(scaled.points).toEqual([
    [10, 5],
    [50, 5],
  ])
})

test('a third place begins again; without two places or a length there is no scale', () => {
  const pointed = pointForScale(pointForScale(picture, [10, 5]), [20, 5])!
  expect(pointForScale(pointed, [1, 1])?.points).toEqual([[1, 1]])
  for (const metres of [0, -1, NaN]) expect(scaledTo(pointed, metres)).toBe(pointed)
  expect(scaledTo(picture, 10)).toBe(picture)
})
