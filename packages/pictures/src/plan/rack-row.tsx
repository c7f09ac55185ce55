import { look } from './plan-paint.ts'
import { round } from './geometry.ts'

const bayLength = 2.7
const rackDepth = 1.1
const palletLength = 0.72
const palletDepth = 0.9
const slotPitch = 0.9
const slotsPerBay = 3

interface RackRowProps {
  x: number
  y: number
  bays: number
  /** Which way the row runs. */
  along?: 'x' | 'y'
  /** Two racks back to back, as between two aisles. */
  double?: boolean
  /** Slots without a pallet, counted along the row and then along the second rack. */
  empty?: readonly number[]
}

/** A rack row from above: bays of 2.7 m, three pallets each. */
export function RackRow({ x, y, bays, along = 'x', double = true, empty = [] }: RackRowProps) {
  const length = round(bays * bayLength)
  const depth = double ? rackDepth * 2 : rackDepth
  const slots = bays * slotsPerBay
  const frame =
    `M0 0h${length}v${depth}h-${length}z` +
    (double ? `M0 ${rackDepth}h${length}` : '') +
    `M0 0${`m${bayLength} 0v${depth}m0-${depth}`.repeat(bays - 1)}`
  const faces = Array.from({ length: double ? 2 : 1 }, (_, face) => {
    const pallets = Array.from({ length: slots }, (_, slot) =>
      empty.includes(face * slots + slot)
        ? `m${slotPitch} 0`
        : `m${slotPitch} 0h${palletLength}v${palletDepth}h-${palletLength}z`,
    )
    return `M-.81 ${round(face * rackDepth + 0.1)}${pallets.join('')}`
  })
  return (
    <g transform={`translate(${x} ${y})${along === 'y' ? 'rotate(90)scale(1-1)' : ''}`}>
      <path {...look.rack} d={frame} />
      <path {...look.slots} d={faces.join('')} />
    </g>
  )
}
