import { crossings, handleEdge, stagingZone } from '#src/drawings/modules/zone-log.ts'
import { shiftClock } from '#src/drawings/floor/shift-clock.ts'
import {
  cornersPath,
  polygonArea,
  polygonPath,
  round,
  type Point,
} from '#src/drawings/plan/geometry.ts'
import { measure, number } from '#src/drawings/plan/measure.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import type { ZoneWords } from './zone-editor.tsx'

/** Metres of the plan within which corners stay, and by which a key moves one. */
const bounds = { left: 21, right: 46.5, top: 0.5, bottom: 26 } as const
const step = 0.5
/** Metres around a corner in which it can be grasped. */
const reach = 1.7

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** Corners that mouse, finger and keys move; the log of the zone follows. */
export function enhance(root: HTMLElement): void {
  const plan = root.querySelector('svg')
  const [outline, squares] = root.querySelectorAll('[data-zone] path')
  const name = root.querySelector('[data-zone-name] text')
  const log = root.querySelector('[data-zone-log]')
  if (!plan || !outline || !squares || !name || !log) return
  const words = JSON.parse(root.dataset['zoneWords'] ?? '') as ZoneWords
  const zone = [...stagingZone]

  const corners = zone.map((_, index) => {
    const corner = document.createElementNS(plan.namespaceURI, 'circle') as SVGCircleElement
    corner.setAttribute('r', String(reach))
    corner.setAttribute('tabindex', '0')
    corner.setAttribute('role', 'button')
    corner.dataset['corner'] = ''
    corner.addEventListener('keydown', (event) => {
      const [x, y] = zone[index] ?? [0, 0]
      const direction = directions[event.key]
      if (!direction) return
      event.preventDefault()
      move(index, [x + direction[0], y + direction[1]])
    })
    corner.addEventListener('pointerdown', ({ pointerId }) => corner.setPointerCapture(pointerId))
    corner.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
      const matrix = plan.getScreenCTM()
      if (!matrix || !corner.hasPointerCapture(pointerId)) return
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
      move(index, [x, y])
    })
    plan.append(corner)
    return corner
  })

  function move(index: number, [x, y]: Point): void {
    const { left, right, top, bottom } = bounds
    zone[index] = [round(within(x, left, right)), round(within(y, top, bottom))]
    draw()
  }

  function draw(): void {
    const area = measure(words.locale, Math.round(polygonArea(zone)), 'm²')
    outline!.setAttribute('d', polygonPath(zone))
    squares!.setAttribute('d', cornersPath(zone, handleEdge))
    name!.textContent = `${words.staging}, ${area}`
    zone.forEach(([x, y], index) => {
      const place = { x: number(words.locale, x, 1), y: number(words.locale, y, 1) }
      corners[index]?.setAttribute('cx', String(x))
      corners[index]?.setAttribute('cy', String(y))
      corners[index]?.setAttribute(
        'aria-label',
        fillIn(words.corner, { number: index + 1, ...place }),
      )
    })
    writeLog()
  }

  function writeLog(): void {
    const rows = crossings(zone).map(({ truck, seconds, kind }) => [
      shiftClock(seconds),
      truck,
      words[kind],
    ])
    const texts = rows.length ? rows : [[words.none]]
    const written = JSON.stringify(texts)
    // What is said again is read again.
    if (root.dataset['zoneWritten'] === written) return
    root.dataset['zoneWritten'] = written
    log!.replaceChildren(
      ...texts.map((cells) => {
        const row = document.createElement('tr')
        for (const text of cells) {
          const cell = row.insertCell()
          cell.textContent = text
          if (cells.length === 1) cell.colSpan = 3
        }
        return row
      }),
    )
  }

  plan.removeAttribute('aria-hidden')
  plan.setAttribute('role', 'group')
  plan.setAttribute('aria-label', words.plan)
  root.querySelector('[data-zone-hint]')?.removeAttribute('hidden')
  draw()
}
