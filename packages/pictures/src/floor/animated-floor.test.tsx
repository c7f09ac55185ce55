import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawCallouts } from './callouts.ts'
import { readoutsOf } from './readouts.ts'
import { views } from './camera.ts'
import { loopSeconds, stateAt } from './engine.ts'
import { openSample } from './sample-floor.ts'
import { errorAt, errorStep, writeErrors } from './errors.ts'
import { plans } from './fleet.ts'
import { crossingCrop, FloorStill } from './floor-still.tsx'
import { floorLabels as labels } from '#testing/floor-labels.ts'
import { createWording } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { drawRanging } from './live-ranging.ts'
import { AnimatedFloor } from './animated-floor.tsx'
import type { Drawn } from './node.ts'
import { prefix } from './prefix.ts'
import { stillViews } from './still-views.ts'

const steps = loopSeconds / errorStep
const errors = Object.fromEntries(
  plans.filter(({ kind }) => kind === 'truck').map(({ id }) => [id, '07'.repeat(steps)]),
)
const hero = renderToStaticMarkup(<AnimatedFloor labels={labels} locale="de" errors={errors} />)
const compressed = (markup: string) =>
  brotliCompressSync(markup, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

test('French coordinates have a no-break space before the semicolon', () => {
  const { coordinates } = createWording(labels.live, 'fr-FR')
  expect(coordinates(17.62, 39.4)).toBe('17,62\u202f; 39,40\u00a0m')
})

test('the picture stays within its budget', () => {
  expect(compressed(hero)).toBeLessThan(25_000)
  expect(hero.length).toBeLessThan(160_000)
  expect(hero.match(/<[a-z]/gi)?.length).toBeLessThan(2500)
})

test('a still beside it reuses its drawings', () => {
  const still = renderToStaticMarkup(
    <FloorStill crop={crossingCrop} labels={labels} besideAnimatedFloor />,
  )
  expect(compressed(hero + still) - compressed(hero)).toBeLessThan(2000)
  for (const [, id] of still.matchAll(/href="#([^"]+)"/g)) expect(hero).toContain(`id="${id}"`)
})

test('ids carry the prefix, occur once, and nothing needs an inline style', () => {
  const ids = Array.from(hero.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '')
  expect(ids.every((id) => id.startsWith(`${prefix}-`))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(hero).not.toContain('style=')
  expect(hero).not.toContain('<style')
})

test('every reference in the picture has its drawing', () => {
  for (const [, id] of hero.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
    expect(hero).toContain(`id="${id}"`)
  }
})

test('the still moment shows the alert and numbers in the form of the locale', () => {
  expect(hero).toContain('data-floor-alert="shown"')
  expect(hero).toMatch(/\d,\d\u00a0km\/h/)
  expect(hero).toContain('Kreuzung K2')
})

test('a read-out has the expected error of its truck, not the claim', () => {
  expect(hero).toContain('7\u00a0cm')
  expect(hero).not.toContain('bis zu 10 cm')
})

test('errors are found again by truck and time, in every loop', () => {
  const written = { 'F-07': writeErrors([4, 12, 7]) }
  expect(errorAt(written, 'F-07', 0.3)).toBe(12)
  expect(errorAt(written, 'F-07', loopSeconds + 0.6)).toBe(7)
  expect(errorAt(written, 'F-12', 0)).toBeUndefined()
})

test('without a script no truck can be touched', () => {
  expect(hero.match(/<button[^>]* hidden="" data-truck="/g)).toHaveLength(7)
})

function shape({ tag, children }: Drawn): string {
  return typeof children === 'string' ? tag : `${tag}(${children.map(shape).join()})`
}

test('drawings keep their shape through the loop, so that the browser only sets attributes', () => {
  const floor = openSample()
  const wording = createWording(labels.live, 'de')
  const shapes = new Set<string>()
  const [wide] = views
  if (!wide) throw new Error('no views')
  for (let seconds = 0; seconds < loopSeconds; seconds += 0.7) {
    const state = stateAt(floor, seconds, seconds > 30 ? 'F-14' : '')
    const drawn = [
      drawLiveFloor(state, prefix),
      drawMovers(state),
      drawRanging(state, state, wording),
      drawCallouts(wide, state, readoutsOf(wide, state, wording), new Map()),
    ]
    shapes.add(drawn.map(shape).join())
  }
  expect(shapes.size).toBe(1)
})

test('the style sheet holds the cameras for which the server places the callouts', () => {
  const css = readFileSync(new URL('animated-floor.module.css', import.meta.url), 'utf8')
  const cameras = Array.from(
    css.matchAll(
      /--upright: ([\d.]+);\s+transform: translate\(calc\((\d+)cqw ([+-]) (\d+)px\), (?:(\d+)px|calc\(100cqh - (\d+)px\))\)/g,
    ),
    ([, upright, share, sign, x, top, fromBottom]) => ({
      upright,
      share,
      sign,
      x,
      top,
      fromBottom,
    }),
  )
  for (const { camera, width, height } of Object.values(stillViews)) {
    const found = cameras.find(({ share, sign, x, top, fromBottom }) => {
      const left = (width * Number(share)) / 100 + Number(`${sign}${x}`)
      return left === camera.x && (top ? Number(top) : height - Number(fromBottom)) === camera.y
    })
    expect(found, JSON.stringify(camera)).toBeDefined()
    expect(Number(found?.upright) * camera.scale).toBeCloseTo(1, 3)
  }
})
