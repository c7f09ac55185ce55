import type { ZoneWords } from './zone-editor.tsx'

/** Metres of the plan within which corners stay, and by which a key moves one. */
const step = 0.5
const xWithin = (x: number) => Math.min(46.5, Math.max(21, x))
const yWithin = (y: number) => Math.min(26, Math.max(step, y))

const paths = (root: Element, selector: string) => root.querySelectorAll<SVGPathElement>(selector)

/**
 * Corners that mouse, finger and keys move; the log of the zone follows. The browser measures the
 * ways and the zone that are drawn, instead of computing them a second time.
 */
export function enhance(root: HTMLElement): void {
  const plan = root.querySelector('svg')!
  const log = root.querySelector('tbody')!
  const [outline, squares] = paths(root, '[data-zone] path') as unknown as [
    SVGPathElement,
    SVGPathElement,
  ]
  const name = root.querySelector('[data-zone-name] text')!
  const {
    locale,
    clock,
    plan: label,
    staging,
    corner,
    none,
    zone,
    ...words
  } = JSON.parse(root.dataset.zoneWords!) as ZoneWords
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 })
  let told = ''

  function draw(): void {
    let area = 0
    outline.setAttribute('d', `M${zone.join('L')}z`)
    squares.setAttribute('d', zone.map(([x, y]) => `M${x - 0.35} ${y - 0.35}h.7v.7h-.7z`).join(''))
    zone.forEach(([x, y], index) => {
      const [nextX, nextY] = zone[(index + 1) % zone.length]!
      area += (x * nextY - nextX * y) / 2
      const handle = handles[index]!
      handle.setAttribute('cx', `${x}`)
      handle.setAttribute('cy', `${y}`)
      handle.ariaLabel = corner
        .replace('{number}', `${index + 1}`)
        .replace('{x}', number(x))
        .replace('{y}', number(y))
    })
    name.textContent = `${staging}, ${number(Math.round(area))}\u00a0m²`
    write()
  }

  function write(): void {
    const rows: [seconds: number, truck: string, event: string][] = []
    for (const way of paths(root, '[data-track] path:last-of-type')) {
      const [truck, from] = way.closest<SVGElement>('[data-track]')!.dataset.track!.split(' ')
      let was: boolean | undefined
      for (let metre = 0; metre <= way.getTotalLength(); metre += step) {
        const is = outline.isPointInFill(way.getPointAtLength(metre))
        if (was === !is) rows.push([+from! + metre / 2, truck!, words[is ? 'entered' : 'left']])
        was = is
      }
    }
    const texts = rows
      .sort(([a], [b]) => b - a)
      .map(([seconds, ...rest]) => [
        new Date(Date.parse(clock) + seconds * 1000).toISOString().slice(11, 19),
        ...rest,
      ])
    // What is written again is read aloud again.
    if (told === (told = texts.join())) return
    log.textContent = ''
    for (const text of texts.length ? texts : [[none]]) {
      const row = log.insertRow()
      for (const cell of text) row.insertCell().textContent = cell
    }
  }

  const handles = zone.map((_, index) => {
    const handle = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
    const move = (x: number, y: number) => {
      zone[index] = [xWithin(x), yWithin(y)]
      draw()
    }
    handle.setAttribute('r', '1.7')
    handle.tabIndex = 0
    handle.role = 'button'
    handle.dataset.corner = ''
    handle.addEventListener('keydown', (event) => {
      const at = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].indexOf(event.key)
      if (at < 0) return
      event.preventDefault()
      const by = at < 2 ? -step : step
      const [x, y] = zone[index]!
      move(at % 2 ? x : x + by, at % 2 ? y + by : y)
    })
    handle.addEventListener('pointerdown', (event) => handle.setPointerCapture(event.pointerId))
    handle.addEventListener('pointermove', (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return
      const { x, y } = new DOMPoint(event.x, event.y).matrixTransform(
        plan.getScreenCTM()!.inverse(),
      )
      move(x, y)
    })
    plan.append(handle)
    return handle
  })
  plan.ariaHidden = null
  plan.role = 'group'
  plan.ariaLabel = label
  root.querySelector('[hidden]')?.removeAttribute('hidden')
  draw()
}
