import { expect, test } from 'vitest'
import { frameOf } from './callouts.ts'
import { toScreen, views } from './camera.ts'
import { loopSeconds, stateAt } from './engine.ts'
import { openSample } from './sample-floor.ts'
import { keptInSight } from './follow-place.ts'
import type { Point2 } from './iso.ts'
import { tagOf } from './live-movers.ts'
import type { Rectangle } from './placement.ts'
import { stillViewport } from './still-views.ts'

const floor = openSample()
const size = { width: 208, height: 96 }

function touch(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.each(views)('$name: a followed truck keeps its read-out, clear of the words', (view) => {
  const seen = stillViewport(view)
  const frame = frameOf(seen)
  const trucks = stateAt(floor, 0).movers.filter(({ kind }) => kind === 'truck')
  for (const { id: truck } of trucks) {
    let last: Point2 | undefined
    for (let tick = 0; tick < loopSeconds * 4; tick += 1) {
      const state = stateAt(floor, tick / 4, truck)
      const mover = state.movers.find(({ id }) => id === truck)
      if (!mover) throw new Error(truck)
      const isNew = tick % 2 === 0
      last = keptInSight(seen, state, { mover, size, last, isNew })
      const [x, y] = toScreen(seen.camera, tagOf(mover))
      const box = { x: x + last[0], y: y + last[1], ...size }
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 1)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1)
      expect(box.y).toBeGreaterThanOrEqual(frame.y - 1)
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1)
      if (!isNew) continue
      for (const copy of seen.copy) expect(touch(box, copy), `${truck} ${tick}`).toBe(false)
    }
  }
})
