import { openFloor, stateAt } from './engine.ts'
import { project } from './iso.ts'
import type { FloorLabels } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { serialise } from './node.ts'
import { prefix } from './prefix.ts'
import { stillTime } from './still-time.ts'
import { staticScene } from './static-scene.ts'

export interface FloorCrop {
  /** Metres on the floor: what the middle of the picture shows. */
  readonly centre: readonly [x: number, y: number]
  /** Scene units (17 to the metre) across and down. */
  readonly width: number
  readonly height: number
}

/** The crossing and what surrounds it. */
export const crossingCrop: FloorCrop = { centre: [26, 37], width: 690, height: 400 }

export interface FloorStillProps {
  readonly crop: FloorCrop
  readonly labels: Pick<FloorLabels, 'description' | 'dock' | 'aisle'>
  /** Whether `AnimatedFloor` is on the same page, whose definitions are then reused. */
  readonly besideAnimatedFloor: boolean
  /** It never runs. */
  readonly isStill?: boolean
  readonly className?: string | undefined
}

const floor = openFloor()

/** A part of the hall at the same moment as the large picture; `digital-twin.browser.ts` lets it run. */
export function FloorStill({
  crop,
  labels,
  besideAnimatedFloor,
  isStill,
  className,
}: FloorStillProps) {
  const [x, y] = project([...crop.centre, 0])
  const [left, top] = [x - crop.width / 2, y - crop.height / 2]
  const state = stateAt(floor, stillTime)
  const fixed = staticScene(labels)
  const layer = (name: 'ground' | 'racks' | 'anchors') =>
    besideAnimatedFloor ? `<use href="#${prefix}-${name}"/>` : fixed[name]
  const scene = [
    besideAnimatedFloor ? '' : `<defs>${fixed.definitions}</defs>`,
    layer('ground'),
    serialise(drawLiveFloor(state, prefix)),
    layer('racks'),
    serialise(drawMovers(state)),
    layer('anchors'),
  ].join('')
  return (
    <svg
      role="img"
      aria-label={labels.description}
      className={className}
      data-living-floor
      data-floor-twin={isStill ? undefined : ''}
      viewBox={[left, top, crop.width, crop.height].map(Math.round).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      dangerouslySetInnerHTML={{ __html: scene }}
    />
  )
}
