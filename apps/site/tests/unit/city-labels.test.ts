import { expect, test } from 'vitest'
import { widthOf } from '@repo/platform/site/server/social/lettering.ts'
import { cities } from '@repo/platform/facts/offices.ts'
import { letterHeight, lineHeight, type Label } from '@repo/pictures/maps/city-labels.ts'
import { readCityMap } from '@repo/pictures/maps/city-map.tsx'
import { lisbon } from '@repo/pictures/maps/lisbon.ts'
import { london } from '@repo/pictures/maps/london.ts'

const maps = [
  { city: 'London', map: london, office: undefined, least: 7 },
  { city: 'Lisbon', map: lisbon, office: undefined, least: 9 },
  { city: 'London with an office', map: london, office: cities.london, least: 6 },
  { city: 'Lisbon with an office', map: lisbon, office: cities.lisbon, least: 8 },
]

/** As the font draws it: what is wider than the estimate would be found here. */
const drawn = ({ lines, at: [x, y] }: Label) => {
  const width = Math.max(...lines.map((line) => widthOf(line, { size: letterHeight, tracking: 0 })))
  const bottom = y + letterHeight * 0.2 + (lines.length - 1) * lineHeight
  return {
    name: lines.join(' '),
    left: x - width / 2,
    right: x + width / 2,
    top: y - letterHeight * 0.8,
    bottom,
  }
}

test.each(maps)('$city: no name lies on another or leaves the frame', (one) => {
  const { view, bar, water, districts } = readCityMap(one.map, one.office)
  const boxes = [
    ...[...water, ...districts].map(drawn),
    {
      name: 'bar',
      left: bar.left,
      right: bar.left + bar.width,
      top: bar.top,
      bottom: bar.top + bar.height,
    },
  ]
  for (const [index, box] of boxes.entries()) {
    expect(box.left, box.name).toBeGreaterThanOrEqual(view.left)
    expect(box.right, box.name).toBeLessThanOrEqual(view.left + view.width)
    expect(box.top, box.name).toBeGreaterThanOrEqual(view.top)
    expect(box.bottom, box.name).toBeLessThanOrEqual(view.top + view.height)
    const others = boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      )
    expect(others, box.name).toEqual([])
  }
})

test.each(maps)('$city: enough names are left to know the city by', (one) => {
  const { districts } = readCityMap(one.map, one.office)
  expect(districts.length).toBeGreaterThanOrEqual(one.least)
})
