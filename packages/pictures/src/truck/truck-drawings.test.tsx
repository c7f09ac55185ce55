import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { project } from '../floor/iso.ts'
import { drawnTruck, drawTruck } from '../floor/truck.ts'
import { Truck } from '../plan/truck.tsx'
import { ForkliftSide } from '../tracked/side-views.tsx'
import { fork, front, mast, pallet, palletLength, rear, width } from './truck-model.ts'

/** The rectangle around the points of paths; control points count, arcs do not occur. */
function boundsOf(paths: readonly string[]) {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const path of paths) {
    let [x, y] = [0, 0]
    for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
      const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const isRelative = letter === letter.toLowerCase()
      const kind = letter.toUpperCase()
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (kind === 'H') x = fromX + (values[0] ?? 0)
      else if (kind === 'V') y = fromY + (values[0] ?? 0)
      else if (kind !== 'Z') [x, y] = [fromX + (values.at(-2) ?? 0), fromY + (values.at(-1) ?? 0)]
      xs.push(x)
      ys.push(y)
    }
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const pathsOf = (markup: string) => Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, d]) => d ?? '')
const side = width / 2

test('a loaded truck from above is as long and as wide as the model', () => {
  const { left, right, top, bottom } = boundsOf(
    pathsOf(renderToStaticMarkup(<Truck x={0} y={0} loaded />)),
  )
  expect([left, right]).toEqual([rear, front])
  expect([top, bottom]).toEqual([-side, side])
})

test('a truck from the side is as long as the model and as high as its mast', () => {
  const [shape = '', load = ''] = renderToStaticMarkup(<ForkliftSide />).split('<g transform')
  const { left, right, top } = boundsOf(pathsOf(shape))
  expect([left, right]).toEqual([rear, fork[3]])
  expect(top).toBe(-mast[5])
  expect(load).toContain(`${pallet[0]} `)
  expect(pallet[0] + palletLength).toBeCloseTo(front)
})

test('a truck on the living floor fits the box that its labels keep clear', () => {
  const { height } = drawnTruck
  const drawn = boundsOf(drawTruck(0, 1, 0).map(({ attributes }) => String(attributes.d)))
  const corners = [drawnTruck.rear, drawnTruck.front].flatMap((x) =>
    [-drawnTruck.side, drawnTruck.side].flatMap((y) => [0, height].map((z) => project([x, y, z]))),
  )
  expect(drawn.left).toBeGreaterThanOrEqual(Math.min(...corners.map(([x]) => x)) - 0.1)
  expect(drawn.right).toBeLessThanOrEqual(Math.max(...corners.map(([x]) => x)) + 0.1)
  expect(drawn.top).toBeGreaterThanOrEqual(Math.min(...corners.map(([, y]) => y)) - 0.1)
  expect(drawn.bottom).toBeLessThanOrEqual(Math.max(...corners.map(([, y]) => y)) + 0.1)
})
