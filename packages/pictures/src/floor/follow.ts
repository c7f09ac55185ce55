import { toScreen } from './camera.ts'
import { drawCallout, frameOf, type Viewport } from './callouts.ts'
import { fullReadout, toneOf, type Readout } from './readouts.ts'
import { startedPicture, type Picture } from './floor-picture.ts'
import type { FloorState, Mover } from './engine.ts'
import { placeButtons } from './follow-buttons.ts'
import { keptInSight } from './follow-place.ts'
import { floorMatrix, type Point2 } from './iso.ts'
import { tagOf } from './live-movers.ts'
import { adopt, draw, type Drawn } from './node.ts'
import { compact } from './path.ts'
import { taskAt } from './task.ts'
import { writeText } from '@repo/platform/ui/elements.ts'

const nowhere: Point2 = [0, 0]
const noRow = { label: '', value: '' }
const noReadout: Readout = {
  id: '',
  title: '',
  rows: [noRow, noRow, noRow],
  tone: 'followed',
  size: { width: 0, height: 0 },
}

/** A ring on the floor around the truck, and its read-out. */
function drawFollowed(mover: Mover | undefined, read: Readout, offset: Point2 | undefined): Drawn {
  const [x, y] = mover?.at ?? nowhere
  return draw('g', { visibility: mover ? 'visible' : 'hidden' }, [
    draw('g', { transform: floorMatrix }, [
      draw('circle', {
        cx: compact(x, 2),
        cy: compact(y, 2),
        r: 3.3,
        fill: 'none',
        stroke: '#f7f8f5',
        'stroke-width': 0.16,
        'stroke-dasharray': '1.1 .45',
      }),
    ]),
    drawCallout(read, mover ? tagOf(mover) : nowhere, offset),
  ])
}

/** Adds the read-out to the picture, above everything else. */
function addLayer({ root }: Picture) {
  const empty = drawFollowed(undefined, noReadout, undefined)
  const layers = root.querySelectorAll('[data-part="camera"]')
  const camera = layers[layers.length - 1]
  const element = create(empty)
  camera?.append(element)
  return adopt(element, empty)
}

function create({ tag, attributes, children }: Drawn): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const name in attributes) element.setAttribute(name, String(attributes[name]))
  if (typeof children === 'string') element.append(children)
  else element.append(...children.map(create))
  return element
}

/** Shows the followed truck, and returns what is left of the view to the other callouts. */
function followedLayer(picture: Picture) {
  const { floor, wording } = picture
  const patch = addLayer(picture)
  let read = noReadout
  let place: Point2 | undefined
  let placedAt: FloorState | undefined
  return {
    read: () => read,
    show(state: FloorState, slow: FloorState, seen: Viewport): Viewport {
      const mover = state.movers.find(({ id }) => id === state.followed)
      const isNew = slow !== placedAt
      placedAt = slow
      if (!mover) {
        place = undefined
        patch(drawFollowed(undefined, read, undefined))
        return seen
      }
      if (isNew) {
        const tone = toneOf(mover, state) ?? 'followed'
        read = fullReadout(mover, taskAt(floor, mover, state.seconds), wording, tone)
      }
      place = keptInSight(seen, state, { mover, size: read.size, last: place, isNew })
      patch(drawFollowed(mover, read, place))
      const [x, y] = toScreen(seen.camera, tagOf(mover))
      const box = { x: x + place[0], y: y + place[1], ...read.size }
      // Where one callout fits, it is this one.
      const rest = seen.view.most === 1 ? [frameOf(seen)] : []
      return { ...seen, copy: [...seen.copy, box, ...rest] }
    },
  }
}

/**
 * A visitor follows a truck by pointing at it, by focusing it, or for longer by a click or a tap. The second one
 * and Escape let go.
 */
export async function followTrucks(): Promise<void> {
  const { picture, clicked } = await startedPicture()
  if (!picture) return
  const { stage, signal } = picture
  const buttons = Array.from(stage.querySelectorAll<HTMLElement>('[data-truck]'))
  const layer = followedLayer(picture)
  const say = speaker(picture)
  let isPinned = false

  const choose = (id: string, pin = false) => {
    if (id === picture.followed && pin === isPinned) return
    picture.followed = id
    isPinned = pin
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(pin && button.dataset['truck'] === id))
    }
    picture.show(true)
    say(pin ? layer.read() : undefined)
  }

  picture.before = (state, slow, seen) => {
    placeButtons(buttons, state, seen)
    return layer.show(state, slow, seen)
  }

  const truckOf = ({ target }: Event) =>
    target instanceof Element
      ? target.closest<HTMLElement>('[data-truck]')?.dataset['truck']
      : undefined
  const enter = (event: Event) => {
    const truck = truckOf(event)
    if (truck && !isPinned) choose(truck)
  }
  const leave = () => {
    if (!isPinned) choose('')
  }
  const press = (truck: string | undefined) => {
    if (!truck) return
    const isEnd = isPinned && truck === picture.followed
    choose(isEnd ? '' : truck, !isEnd)
  }
  const listen = (type: string, listener: (event: Event) => void, target: EventTarget = stage) =>
    target.addEventListener(type, listener, { signal })
  listen('pointerover', enter)
  listen('focusin', enter)
  listen('pointerleave', leave)
  listen('focusout', leave)
  listen('click', (event) => press(truckOf(event)))
  listen(
    'keydown',
    (event) => event instanceof KeyboardEvent && event.key === 'Escape' && choose(''),
    document,
  )
  picture.show(true)
  if (!clicked) return
  const under = document.elementFromPoint(clicked.clientX, clicked.clientY)
  press(under?.closest<HTMLElement>('[data-truck]')?.dataset['truck'])
}

/** Says which truck a visitor has chosen to follow; without one it says again how to begin. */
function speaker({ stage, wording }: Picture) {
  const status = stage.querySelector('[data-floor-status]')
  const [shown, spoken] = [status?.firstElementChild, status?.lastElementChild]
  const hint = shown?.textContent ?? ''
  return (read: Readout | undefined) => {
    const text = read ? wording.labels.following.replace('{name}', read.id) : hint
    const rows = read?.rows.map(({ label, value }) => `${label} ${value}`) ?? []
    if (shown) writeText(shown, text)
    if (spoken) writeText(spoken, read ? [read.title, ...rows].join(' · ') : '')
  }
}
