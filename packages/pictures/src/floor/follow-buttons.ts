import { onScreen } from './camera.ts'
import { frameOf, type Viewport } from './callouts.ts'
import type { FloorState } from './engine.ts'
import { boundsOf } from './live-movers.ts'

/** In pixels, with the air around it. A line of links covers no truck: the links lie above the buttons. */
const heightOfLine = 80

/** Puts each button where its truck is seen; the followed truck's stays in the frame. */
export function placeButtons(
  buttons: readonly HTMLElement[],
  state: FloorState,
  seen: Viewport,
): void {
  const { x: left, y: top, width, height } = frameOf(seen)
  for (const button of buttons) {
    const truck = button.dataset['truck']
    const mover = state.movers.find(({ id }) => id === truck)
    if (!mover) continue
    const body = onScreen(seen.camera, boundsOf(mover))
    const [x, y] = [body.x + body.width / 2, body.y + body.height / 2]
    const across = Math.min(Math.max(x, left), left + width)
    const down = Math.min(Math.max(y, top), top + height)
    const isCovered = seen.copy.some(
      (copy) =>
        copy.height > heightOfLine &&
        x > copy.x &&
        x < copy.x + copy.width &&
        y > copy.y &&
        y < copy.y + copy.height,
    )
    const isSeen = x === across && y === down && !isCovered
    button.hidden = !isSeen && truck !== state.followed && button !== document.activeElement
    button.style.translate = `${across}px ${down}px`
  }
}
