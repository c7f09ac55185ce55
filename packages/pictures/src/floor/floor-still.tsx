import { project } from './iso.ts'
import type { FloorLabels } from './labels.ts'
import { prefix } from './prefix.ts'
import { stillLayers, stillScene } from './still-scene.ts'

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
  const use = (layer: string) => `<use href="#${prefix}-${layer}"/>`
  const scene = besideAnimatedFloor
    ? stillLayers({ ground: use('ground'), racks: use('racks'), anchors: use('anchors') })
    : stillScene(labels)
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
