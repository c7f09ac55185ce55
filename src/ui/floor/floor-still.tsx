import { openFloor, stateAt } from './engine.ts'
import { project } from './iso.ts'
import type { FloorLabels } from './labels.ts'
import { drawMovers } from './live-movers.ts'
import { serialise } from './node.ts'
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
  /** Whether `LivingFloor` is on the same page, whose drawings are then used again. */
  readonly besideLivingFloor: boolean
  readonly className?: string | undefined
}

const floor = openFloor()

/** A part of the hall that stands still; scales with its box. */
export function FloorStill({ crop, labels, besideLivingFloor, className }: FloorStillProps) {
  const [x, y] = project([...crop.centre, 0])
  const viewBox = [x - crop.width / 2, y - crop.height / 2, crop.width, crop.height]
  const movers = serialise(drawMovers(stateAt(floor, crop.moment)))
  const fixed = staticScene(labels)
  const definitions = `<defs>${fixed.definitions}</defs>`
  const scene = besideLivingFloor
    ? `<use href="#floor-ground"/><use href="#floor-racks"/>${movers}<use href="#floor-anchors"/>`
    : `${definitions}${fixed.ground}${fixed.racks}${movers}${fixed.anchors}`
  return (
    <svg
      role="img"
      aria-label={labels.description}
      className={className}
      viewBox={viewBox.map(Math.round).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      dangerouslySetInnerHTML={{ __html: scene }}
    />
  )
}
