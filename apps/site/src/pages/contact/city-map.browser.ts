import { tileAddress, tileAt } from './tiles.ts'

const size = 256
const around = 2
const startZoom = 13

/** Buttons that enlarge the map; its frame scrolls. A street map is fetched only when it is asked for. */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('[data-frame]')
  const drawing = frame?.querySelector('svg')
  const tools = root.querySelector<HTMLElement>('[data-tools]')
  if (!frame || !drawing || !tools) return
  let enlarge = enlargeDrawing(frame, drawing)
  tools.removeAttribute('data-waiting')
  for (const button of tools.querySelectorAll<HTMLButtonElement>('button[value]'))
    button.addEventListener('click', () => enlarge(Number(button.value)))
  const streets = tools.querySelector<HTMLButtonElement>('[data-tiles]')
  streets?.addEventListener('click', () => {
    const { latitude, longitude } = root.dataset
    enlarge = showTiles(frame, streets.dataset.tiles ?? '', {
      latitude: Number(latitude),
      longitude: Number(longitude),
    })
    streets.hidden = true
    const credit = root.querySelector<HTMLElement>('[data-credit]')
    if (credit) credit.hidden = false
    frame.focus()
  })
}

function enlargeDrawing(frame: HTMLElement, drawing: SVGElement) {
  const whole = drawing.getBoundingClientRect().width
  let width = 1
  // A phone shows a part of it.
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
  return (step: number) => {
    const before = width
    width = Math.min(4, Math.max(1, width * 1.5 ** step))
    const middleX = frame.scrollLeft + frame.clientWidth / 2
    const middleY = frame.scrollTop + frame.clientHeight / 2
    drawing.style.width = width === 1 ? '' : `${whole * width}px`
    frame.scrollTo(
      (middleX * width) / before - frame.clientWidth / 2,
      (middleY * width) / before - frame.clientHeight / 2,
    )
  }
}

function showTiles(
  frame: HTMLElement,
  template: string,
  place: { latitude: number; longitude: number },
) {
  let zoom = startZoom
  const draw = () => {
    const middle = tileAt(place, zoom)
    const grid = document.createElement('div')
    grid.style.cssText = `display:grid;grid-template-columns:repeat(${around * 2 + 1},${size}px)`
    for (let row = -around; row <= around; row++)
      for (let column = -around; column <= around; column++) {
        const image = new Image(size, size)
        image.alt = ''
        image.referrerPolicy = 'no-referrer'
        const [x, y] = [Math.floor(middle.x) + column, Math.floor(middle.y) + row]
        image.src = tileAddress(template, zoom, x, y)
        grid.append(image)
      }
    frame.replaceChildren(grid)
    const offset = (value: number) => (around + (value % 1)) * size
    frame.scrollTo(
      offset(middle.x) - frame.clientWidth / 2,
      offset(middle.y) - frame.clientHeight / 2,
    )
  }
  draw()
  return (step: number) => {
    zoom = Math.min(18, Math.max(9, zoom + step))
    draw()
  }
}
