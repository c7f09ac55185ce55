import { openFloor, stateAt } from './engine.ts'
import { project } from './iso.ts'
import type { FloorLabels } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers, tagOf } from './live-movers.ts'
import { serialise } from './node.ts'
import { prefix } from './prefix.ts'
import { staticScene } from './static-scene.ts'

export interface FloorCrop {
  /** Metres on the floor: what the middle of the picture shows. */
  readonly centre: readonly [x: number, y: number]
  /** Scene units (17 to the metre) across and down. */
  readonly width: number
  readonly height: number
  /** Seconds of the loop. */
  readonly moment: number
}

/** The dock side with a truck at work. */
export const dockCrop: FloorCrop = { centre: [22, 12], width: 690, height: 400, moment: 17.9 }

export interface FloorStillProps {
  readonly crop: FloorCrop
  readonly labels: Pick<FloorLabels, 'description' | 'dock' | 'aisle'>
  /** Whether `AnimatedFloor` is on the same page, whose definitions are then reused. */
  readonly besideAnimatedFloor: boolean
  readonly className?: string | undefined
}

const floor = openFloor()

/** A part of the hall that stands still; scales with its box. */
export function FloorStill({ crop, labels, besideAnimatedFloor, className }: FloorStillProps) {
  const [x, y] = project([...crop.centre, 0])
  const [left, top] = [x - crop.width / 2, y - crop.height / 2]
  const state = stateAt(floor, crop.moment)
  const movers = state.movers.filter((mover) => {
    const [tagX, tagY] = tagOf(mover)
    const margin = 120
    return (
      Math.abs(tagX - x) < crop.width / 2 + margin && Math.abs(tagY - y) < crop.height / 2 + margin
    )
  })
  const seen = { ...state, movers, alert: undefined }
  const fixed = staticScene(labels)
  const layer = (name: 'ground' | 'racks' | 'anchors') =>
    besideAnimatedFloor ? `<use href="#${prefix}-${name}"/>` : fixed[name]
  const scene = [
    besideAnimatedFloor ? '' : `<defs>${fixed.definitions}</defs>`,
    layer('ground'),
    serialise(drawLiveFloor(seen, prefix)),
    layer('racks'),
    serialise(drawMovers(seen)),
    layer('anchors'),
  ].join('')
  return (
    <svg
      role="img"
      aria-label={labels.description}
      className={className}
      data-living-floor
      viewBox={[left, top, crop.width, crop.height].map(Math.round).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      dangerouslySetInnerHTML={{ __html: scene }}
    />
  )
}
