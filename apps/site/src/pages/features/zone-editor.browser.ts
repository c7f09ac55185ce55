import type { ZoneWords } from './zone-editor.tsx'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Metres by which a key moves a corner, and between two fixes on a truck's way. */
const step = 0.5
const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']
const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

/**
 * Corners that mouse, finger and keys move; the log of the zone follows. The browser measures the
 * ways and the zone that are drawn, instead of computing them a second time.
 */
export function enhance(root: HTMLElement): void {
  const plan = elementIn(root, 'svg', SVGSVGElement)
  const log = elementIn(root, 'tbody', HTMLTableSectionElement)
  const name = elementIn(root, '[data-zone-name] text', Element)
  const outline = elementIn(root, '[data-zone] path', SVGPathElement)
  const squares = elementIn(root, '[data-zone] path + path', Element)
  const handles = [...root.querySelectorAll<SVGCircleElement>('[data-corner]')]
  const words = JSON.parse(root.dataset.zoneWords ?? '') as ZoneWords
  let told = ''

  function draw(): void {
    const zone = handles.map(({ cx, cy }) => [cx.baseVal.value, cy.baseVal.value] as const)
    const twice = zone.reduce((sum, [x, y], index) => {
      const [lastX, lastY] = zone.at(index - 1) ?? [x, y]
      return sum + lastX * y - x * lastY
    }, 0)
    outline.setAttribute('d', `M${zone.join('L')}z`)
    squares.setAttribute('d', zone.map(([x, y]) => `M${x - 0.35} ${y - 0.35}h.7v.7h-.7z`).join(''))
    name.textContent = `${words.staging}, ${Math.round(Math.abs(twice / 2))}\u00a0m²`

    const rows: [at: number, ...texts: string[]][] = []
    for (const way of root.querySelectorAll<SVGPathElement>('[data-track] path:last-of-type')) {
      const track = way.closest<SVGElement>('[data-track]')?.dataset.track ?? ''
      const [truck = '', from = ''] = track.split(' ')
      let was: boolean | undefined
      for (let metre = 0; metre <= way.getTotalLength(); metre += step) {
        const is = outline.isPointInFill(way.getPointAtLength(metre))
        if (was === !is)
          rows.push([
            words.start + (+from + metre / 2) * 1000,
            truck,
            is ? words.entered : words.left,
          ])
        was = is
      }
    }
    rows.sort(([a], [b]) => b - a)
    // What is written again is read aloud again.
    if (told === (told = rows.join())) return
    log.textContent = ''
    if (!rows[0]) log.insertRow().insertCell().textContent = words.none
    for (const [at, ...texts] of rows) {
      const row = log.insertRow()
      for (const text of [new Date(at).toISOString().slice(11, 19), ...texts])
        row.insertCell().textContent = text
    }
  }

  for (const handle of handles) {
    const x = handle.cx.baseVal
    const y = handle.cy.baseVal
    const move = (toX: number, toY: number) => {
      x.value = within(toX, 21, 46.5)
      y.value = within(toY, step, 26)
      draw()
    }
    handle.tabIndex = 0
    handle.role = 'button'
    handle.addEventListener('keydown', (event) => {
      const at = arrows.indexOf(event.key)
      if (at < 0) return
      event.preventDefault()
      const by = at < 2 ? -step : step
      move(x.value + (at % 2 ? 0 : by), y.value + (at % 2 ? by : 0))
    })
    handle.addEventListener('pointerdown', (event) => handle.setPointerCapture(event.pointerId))
    handle.addEventListener('pointermove', (event) => {
      const onScreen = plan.getScreenCTM()
      if (!onScreen || !handle.hasPointerCapture(event.pointerId)) return
      const to = new DOMPoint(event.x, event.y).matrixTransform(onScreen.inverse())
      move(to.x, to.y)
    })
  }
  plan.ariaHidden = null
  plan.role = 'group'
  plan.ariaLabel = words.plan
  root.querySelector('[hidden]')?.removeAttribute('hidden')
}
