import { runWhileSeen } from '../floor/run-while-seen.ts'
import { measure } from '../plan/measure.ts'
import {
  isDuring,
  placed,
  scenePose,
  timetablesOf,
  trailPath,
  turned,
  waited,
  type Scene,
} from './scene.ts'

const readoutsPerSecond = 4

type Show = (seconds: number) => void

/** Lets the drawing of a scene run while it is seen; returns what ends it. */
export function play(root: Element, scene: Scene, locale: string): () => void {
  const timetables = timetablesOf(scene)
  const fast: Show[] = []
  const slow: Show[] = []
  const all = (name: string) => root.querySelectorAll<SVGElement>(`[data-${name}]`)
  const show = (element: Element, isSeen: boolean) =>
    element.setAttribute('visibility', isSeen ? 'inherit' : 'hidden')

  for (const [id, timetable] of timetables) {
    for (const mover of root.querySelectorAll(`[data-mover="${id}"]`)) {
      const turning = mover.querySelector('[data-turning]')
      const speed = mover.querySelector('[data-speed] text')
      fast.push((seconds) => {
        const { at, heading, isAway, isLoaded } = scenePose(timetable, seconds)
        mover.setAttribute('transform', `translate(${placed(at)})`)
        mover.toggleAttribute('data-empty', !isLoaded)
        turning?.setAttribute('transform', turned(heading))
        show(mover, !isAway)
      })
      if (speed) {
        slow.push((seconds) => {
          const { speed: now } = scenePose(timetable, seconds)
          speed.textContent = measure(locale, now * 3.6, 'km/h', 1)
        })
      }
    }
    for (const state of ['loaded', 'empty'] as const) {
      for (const element of root.querySelectorAll(`[data-${state}="${id}"]`)) {
        fast.push((seconds) => {
          show(element, scenePose(timetable, seconds).isLoaded === (state === 'loaded'))
        })
      }
    }
    const trail = root.querySelectorAll(`[data-trail="${id}"] path`)
    if (trail.length > 0) {
      fast.push((seconds) => {
        const path = trailPath(timetable, seconds)
        for (const part of trail) part.setAttribute('d', path)
      })
    }
  }
  for (const element of all('during')) {
    const [from = 0, to = 0] = element.dataset['during']?.split(' ').map(Number) ?? []
    fast.push((seconds) => show(element, isDuring(scene, [from, to], seconds)))
  }
  for (const element of all('cursor')) {
    fast.push((seconds) =>
      element.setAttribute('x', `${((seconds % scene.loop) / scene.loop) * 100}%`),
    )
  }
  for (const element of all('waiting')) {
    const text = element.querySelector('text') ?? element
    const before = Number(element.dataset['waiting'])
    slow.push((seconds) => (text.textContent = waited(before + seconds - scene.still)))
  }

  let tick = -1
  return runWhileSeen(root, (elapsed) => {
    const seconds = scene.still + elapsed
    for (const update of fast) update(seconds)
    const now = Math.floor(elapsed * readoutsPerSecond)
    if (now === tick) return
    tick = now
    for (const update of slow) update(seconds)
  })
}
