import { look } from './plan-paint.ts'

interface TruckProps {
  x: number
  y: number
  /** Degrees clockwise; 0 drives to the right. */
  heading?: number
  loaded?: boolean
}

/** A forklift from above, its tag at `x`, `y`. */
export function Truck({ x, y, heading = 0, loaded = false }: TruckProps) {
  return (
    <g {...look.truck} transform={`translate(${x} ${y})rotate(${heading})`}>
      <path {...look.forks} d="M1-.3h1.2M1 .3h1.2" />
      {loaded && <path {...look.load} data-load d="M1.05-.4h1.2v.8h-1.2zM1.45-.4v.8M1.85-.4v.8" />}
      <path {...look.body} d="M-.8-.57h1.6v1.14h-1.6q-.4-.1-.4-.57t.4-.57z" />
      <path {...look.mast} d="M.82-.5h.2v1h-.2z" />
      <path {...look.guard} d="M-.6-.42h1.1v.84h-1.1zM-.25-.42v.84M.15-.42v.84" />
      <circle {...look.dot} r=".2" />
    </g>
  )
}
