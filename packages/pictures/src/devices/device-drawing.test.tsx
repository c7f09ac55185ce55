import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { askedDevices } from '@repo/platform/facts/answer-list.ts'
import { DeviceDrawing } from './device-drawing.tsx'
import { layoutOf, sheetWidth } from './layout.ts'

const sizes = [
  { width: 120, height: 120, depth: 45 },
  { width: 90, height: 60, depth: 2_000 },
  { width: 400, height: 500, depth: 210 },
  { width: 260, height: 8, depth: 40 },
]

test.each(sizes)('three views of %o are at one scale, on the sheet, and apart', (size) => {
  const { front, side, top, height } = layoutOf(size)
  const scale = front.width / size.width
  for (const [seen, real] of [
    [front.height, size.height],
    [side.width, size.depth],
    [side.height, size.height],
    [top.width, size.width],
    [top.height, size.depth],
  ] as const)
    expect(seen / scale).toBeCloseTo(real, 0)
  expect(front.x + front.width).toBeLessThan(side.x)
  expect(front.y + front.height).toBeLessThan(top.y)
  expect(side.x + side.width).toBeLessThanOrEqual(sheetWidth)
  expect(Math.max(side.y + side.height, top.y + top.height)).toBeLessThanOrEqual(height)
})

test.each(askedDevices)(
  'the drawing of a %s states its three sides, as the language writes them',
  (device) => {
    const size = { width: 1_200, height: 500, depth: 210 }
    const drawn = renderToStaticMarkup(<DeviceDrawing device={device} size={size} locale="de-DE" />)
    for (const side of ['1.200', '500', '210']) expect(drawn).toContain(`>${side}</text>`)
    expect(drawn).not.toMatch(/NaN|undefined/)
  },
)
