import { look } from './section-paint.ts'
import { round } from '../plan/geometry.ts'
import { hatchPath } from '../plan/hatch.ts'
import { PalletAndGoods } from '../tracked/side-views.tsx'

/** The hall cut open: its height below the roof beams, in metres. */
const clearHeight = 6.9

interface SpanProps {
  from: number
  to: number
}

/** The floor that everything stands on, y = 0. */
export function Ground({ from, to }: SpanProps) {
  return (
    <>
      <path {...look.soil} strokeDasharray=".02 .1" d={`M${from} .12H${to}`} />
      <path {...look.cut} d={`M${from} 0H${to}`} />
    </>
  )
}

/** Beam and roof from `from` to `to`, as they are seen from inside. */
export function Roof({ from, to }: SpanProps) {
  const beams = Math.round((to - from) / 1.2)
  const step = round((to - from) / beams)
  const zigzag = Array.from(
    { length: beams },
    () => `l${round(step / 2)}-.42l${round(step / 2)} .42`,
  )
  return (
    <>
      <path {...look.steel} d={`M${from} -${clearHeight}${zigzag.join('')}`} />
      <path
        {...look.steel}
        d={`M${from} -${clearHeight}H${to}M${from} -${clearHeight + 0.42}H${to}`}
      />
      <path {...look.cut} d={`M${from} -${clearHeight + 0.62}H${to}`} />
    </>
  )
}

export function Column({ x }: { x: number }) {
  return <path {...look.column} d={`M${x} 0v-${clearHeight}h.35v${clearHeight}z`} />
}

interface WallProps {
  x: number
  /** Height of a gate in it, above which it begins. */
  gate?: number
}

export function Wall({ x, gate = 0 }: WallProps) {
  const top = -(clearHeight + 0.62)
  const corners = [
    [x, -gate],
    [x + 0.3, -gate],
    [x + 0.3, top],
    [x, top],
  ] as const
  return (
    <>
      <path {...look.wall} d={`M${x} -${gate}h.3V${top}h-.3z`} />
      <path {...look.hatch} d={hatchPath(corners, 0.16)} />
    </>
  )
}

/** Bays from the front, three levels of 1.5 m. */
export function RackFront({ x, bays = 2 }: { x: number; bays?: number }) {
  const bay = 2.7
  const levels = [0, 1.5, 3]
  const places = Array.from({ length: bays * 2 }, (_, place) => place)
  const uprights = Array.from({ length: bays + 1 }, (_, at) => `M${round(x + at * bay)} 0V-4.6`)
  return (
    <>
      {levels.flatMap((level) =>
        places.map((place) => (
          <g
            key={`${level} ${place}`}
            opacity={0.55}
            transform={`translate(${round(x + 0.12 + place * (bay / 2))} -${level + 0.02})`}
          >
            {(level !== 1.5 || place !== 2) && <PalletAndGoods width={1.1} />}
          </g>
        )),
      )}
      <path {...look.upright} d={uprights.join('')} />
      <path {...look.shelf} d={[1.5, 3].map((level) => `M${x} -${level}h${bay * bays}`).join('')} />
    </>
  )
}

/** An anchor on a bracket, its face towards `side`. */
export function AnchorBox({ x, y, side }: { x: number; y: number; side: -1 | 1 }) {
  return (
    <g transform={`translate(${x} ${y})${side < 0 ? 'scale(-1 1)' : ''}`}>
      <path {...look.steel} d="M0 0h.18" />
      <path {...look.device} d="M.18-.24h.14v.48h-.14z" />
      <path {...look.wave} d="M.5-.24a.4 .4 0 0 1 0 .48M.66-.4a.66 .66 0 0 1 0 .8" />
    </g>
  )
}

/** A wall cabinet with its gateway; lower left corner at `x`, `y`. */
export function Cabinet({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...look.box} d="M0 0h.8v-1.1h-.8z" />
      <path {...look.device} d="M.14-.4h.52v-.22h-.52z" />
      <path {...look.thin} d="M.14-.2h.52M.14-.82h.52M.14-.94h.52" />
    </g>
  )
}
