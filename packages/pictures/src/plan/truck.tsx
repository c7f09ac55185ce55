import { drawPath, fromAbove } from '../truck/draw-path.ts'
import { guard } from '../truck/truck-details.ts'
import {
  chassis,
  fork,
  mast,
  onBothSides,
  pallet,
  rear,
  type TruckPart,
} from '../truck/truck-model.ts'
import { look } from './plan-paint.ts'

interface TruckProps {
  x: number
  y: number
  /** Degrees clockwise; 0 drives to the right. */
  heading?: number
  loaded?: boolean
}

/** A box with a line across it at each of its thirds. */
function inThirds(part: TruckPart): string {
  const [x0, y0, , x1, y1] = part
  const lines = [1, 2].map((third) => drawPath`M${x0 + ((x1 - x0) * third) / 3} ${y0}V${y1}`)
  return fromAbove(part) + lines.join('')
}

const side = chassis[4]
const bend = rear + 0.45
const body = drawPath`M${bend} ${-side}H${chassis[3]}V${side}H${bend}Q${rear} ${side - 0.1} ${rear} 0T${bend} ${-side}z`
const [mastRear, , , mastFront, mastSide] = mast
const forkLines = onBothSides(fork).map(
  ([, y0, , tip, y1]) => drawPath`M${mastFront} ${(y0 + y1) / 2}H${tip}`,
)
const mastBar = drawPath`M${mastRear} ${-mastSide}H${mastFront}V${mastSide}H${mastRear}z`

/** A forklift from above, its tag at `x`, `y`. */
export function Truck({ x, y, heading = 0, loaded = false }: TruckProps) {
  return (
    <g {...look.truck} transform={`translate(${x} ${y})rotate(${heading})`}>
      <path {...look.forks} d={forkLines.join('')} />
      {loaded && <path {...look.load} data-load d={inThirds(pallet)} />}
      <path {...look.body} d={body} />
      <path {...look.mast} d={mastBar} />
      <path {...look.guard} d={inThirds(guard)} />
      <circle {...look.dot} r=".2" />
    </g>
  )
}
