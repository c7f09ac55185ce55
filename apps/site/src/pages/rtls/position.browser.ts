import { canStand, inHall, sizeOf, type Scene } from './moving.ts'
import { measure, partsOf, type PositionData } from './position-parts.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** After the last step, so that a listener hears where a drag ends and not its way. */
const restMs = 400

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const movedBy = ({ dataset }: HTMLElement) => (dataset.move === 'wall' ? 'wall' : 'tag')

/** Lets the visitor move the tag and the steel wall; what follows is computed by the hall's model. */
export function enhance(root: HTMLElement): void {
  const data = JSON.parse(root.dataset.position ?? '') as PositionData
  const { hall, locale } = data
  const [width, height] = sizeOf(hall)
  const all = <E extends Element = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<E>(selector),
  ]
  const handles = all<HTMLButtonElement>('[data-move]')
  const elements = all('[data-part]')
  let scene: Scene = data.start
  let rest: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    partsOf(data, scene).forEach(([attributes, text], index) => {
      const element = elements[index]
      for (const name in attributes) element?.setAttribute(name, String(attributes[name]))
      if (element && text !== undefined) element.textContent = text
    })
    const places = handles.map((handle) => {
      const { style, ariaLabel } = handle
      const [x, y] = scene[movedBy(handle)]
      style.left = `${(x / width) * 100}%`
      style.top = `${(y / height) * 100}%`
      return `${ariaLabel} ${measure(locale, x, 'm', 1)}, ${measure(locale, y, 'm', 1)}`
    })
    clearTimeout(rest)
    rest = setTimeout(() => {
      const said = all('[data-said]').map(({ textContent }) => textContent)
      elementIn(root, '[role=status]', Element).textContent = [...places, ...said].join('. ')
    }, restMs)
  }

  for (const handle of handles) {
    const what = movedBy(handle)
    let grip: readonly [number, number] | undefined
    let isMoved = false

    const moveTo = (x: number, y: number) => {
      const place = inHall(hall, [x, y])
      if (what === 'tag' && !canStand(hall, place)) return
      scene = { ...scene, [what]: place }
      show()
    }
    const on = <T extends keyof HTMLElementEventMap>(
      type: T,
      run: (event: HTMLElementEventMap[T]) => void,
    ) => handle.addEventListener(type, run)
    const metre = () => elementIn(root, 'svg', SVGSVGElement).clientWidth / width

    on('pointerdown', ({ pointerId, clientX, clientY }) => {
      handle.setPointerCapture(pointerId)
      const [x, y] = scene[what]
      grip = [x * metre() - clientX, y * metre() - clientY]
      isMoved = false
    })
    on('pointermove', ({ clientX, clientY }) => {
      if (!grip) return
      moveTo((clientX + grip[0]) / metre(), (clientY + grip[1]) / metre())
      isMoved = true
    })
    on('lostpointercapture', () => (grip = undefined))
    on('click', () => {
      if (what === 'wall' && !isMoved) scene = { ...scene, turn: scene.turn + 1 }
      isMoved = false
      show()
    })
    on('keydown', (event) => {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      const step = event.shiftKey ? 0.1 : 0.5
      moveTo(scene[what][0] + arrow[0] * step, scene[what][1] + arrow[1] * step)
    })
  }

  for (const element of all('[hidden]')) element.hidden = false
  show()
}
