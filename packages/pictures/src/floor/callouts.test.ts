import { expect, test } from 'vitest'
import { floorLabels } from '#testing/floor-labels.ts'
import { placesIn } from './callouts.ts'
import { readoutsOf } from './readouts.ts'
import { onScreen, toScreen, views } from './camera.ts'
import { loopSeconds, stateAt } from './engine.ts'
import { openSample } from './sample-floor.ts'
import { createWording } from './labels.ts'
import { boundsOf, tagOf } from './live-movers.ts'
import type { Places, Rectangle } from './placement.ts'
import { stillViewport } from './still-views.ts'

const floor = openSample()
const wording = createWording(floorLabels.live, 'de-DE')
const perSecond = 4

function touch(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.each(views)('$name: no read-out covers its truck, a person or the words', (view) => {
  const seen = stillViewport(view)
  let places: Places = new Map()
  let shown = 0
  for (let tick = 0; tick < loopSeconds * perSecond; tick += 1) {
    const state = stateAt(floor, tick / perSecond)
    const readouts = readoutsOf(view, state, wording)
    places = placesIn(seen, state, readouts, places)
    // It stays there until it is placed again.
    for (const later of [0, 0.12, 0.24]) {
      const { movers } = stateAt(floor, tick / perSecond + later)
      for (const { id, size } of readouts) {
        const offset = places.get(id)
        const own = movers.find((mover) => mover.id === id)
        if (!offset || !own) continue
        shown += 1
        const [x, y] = toScreen(seen.camera, tagOf(own))
        const box = { x: x + offset[0], y: y + offset[1], ...size }
        const spared = movers.filter((mover) => mover === own || mover.kind === 'person')
        for (const mover of spared) {
          const body = onScreen(seen.camera, boundsOf(mover))
          expect(touch(box, body), `${id} over ${mover.id} at ${state.seconds} s`).toBe(false)
        }
        if (later) continue
        for (const copy of seen.copy) expect(touch(box, copy)).toBe(false)
      }
    }
  }
  expect(shown).toBeGreaterThan(loopSeconds * perSecond)
})

test.each(views)('$name: the followed truck leaves its place to its own read-out', (view) => {
  const state = stateAt(floor, 17.9, 'F-12')
  const readouts = readoutsOf(view, state, wording)
  expect([...placesIn(stillViewport(view), state, readouts).keys()]).not.toContain('F-12')
})

test.each(views)(
  '$name: the alert covers neither a person nor a truck that it is about',
  (view) => {
    const { camera, panel, width, height } = stillViewport(view)
    for (let seconds = 0; seconds < loopSeconds; seconds += 0.25) {
      const { alert, movers } = stateAt(floor, seconds)
      if (alert?.kind !== 'collision' || !alert.active) continue
      for (const mover of movers.filter(({ id }) => alert.about.includes(id))) {
        const body = onScreen(camera, boundsOf(mover))
        const isSeen = touch(body, { x: 0, y: 0, width, height })
        expect(isSeen && touch(body, panel), `${mover.id} at ${seconds} s`).toBe(false)
      }
    }
  },
)
