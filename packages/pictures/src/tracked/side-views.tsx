import { drawPath, fromTheSide } from '../truck/draw-path.ts'
import { backrest, carriage, cowl, guard, seat, wheels } from '../truck/truck-details.ts'
import {
  chassis,
  counterweight,
  fork,
  mast,
  pallet,
  palletLength,
  rear,
} from '../truck/truck-model.ts'
import { look } from './tracked-paint.ts'

const [mastRear, , mastFoot, mastFront, , mastTop] = mast
const sill = 0.5
const [floor, hood, dash] = [chassis[5], counterweight[5], cowl[5]]
const cabRear = backrest[0]

/** Rounded where the sheet metal is; its corners are the model's. */
const outline = drawPath`M${rear} ${-sill}V${0.2 - hood}Q${rear} ${0.04 - hood} ${rear + 0.2} ${-hood}L${cabRear + 0.1} ${-0.05 - hood}q.2 .02 .26 .2L${cabRear + 0.46} ${-floor}H${cowl[0]}L${cowl[0] + 0.12} ${-dash}H${cowl[3]}L${mastRear - 0.02} ${-sill}q-.2 .25-.44 .14H${chassis[0]}z`
const seam = drawPath`M${rear + 0.04} ${-floor - 0.06}H${cabRear + 0.32}`
const seatOutline = drawPath`M${seat[0]} ${-seat[5]}H${seat[3]}V${-seat[2]}H${seat[0] - 0.04}L${cabRear - 0.06} ${-backrest[5]}q.06-.08 .15-.02z`
const posts = drawPath`M${cabRear + 0.1} ${-hood}L${guard[0] + 0.3} ${-guard[2]}M${cabRear + 0.02} ${-hood - 0.05}L${guard[0] + 0.22} ${-guard[2]}M${cowl[3] - 0.02} ${-dash}L${guard[3] - 0.16} ${-guard[2]}`
const wheelRod = drawPath`M${cowl[0] + 0.08} ${-dash + 0.1}l-.2-.24M${cowl[0] - 0.2} ${-dash - 0.06}l.18-.14`
const middle = (mastRear + mastFront) / 2

/** A counterbalance truck with a load on its forks, standing on y = 0 with its tag over x = 0. */
export function ForkliftSide() {
  return (
    <>
      <path
        {...look.dark}
        d={drawPath`M${mastRear} ${-mastTop}H${middle}V${-mastFoot}H${mastRear}z`}
      />
      <path
        {...look.light}
        d={drawPath`M${middle} ${0.08 - mastTop}H${mastFront}V${-mastFoot}H${middle}z`}
      />
      <path {...look.line} d={posts} />
      <path {...look.body} d={outline} />
      <path {...look.line} d={seam} />
      <path {...look.dark} d={seatOutline} />
      <path {...look.wheelRod} d={wheelRod} />
      <path {...look.body} d={fromTheSide(guard)} />
      <path {...look.dark} d={fromTheSide(carriage) + fromTheSide(fork)} />
      {wheels.map(({ x, radius }) => (
        <g key={x}>
          <circle {...look.dark} cx={x} cy={-radius} r={radius} />
          <circle {...look.light} cx={x} cy={-radius} r=".15" />
        </g>
      ))}
      <g transform={`translate(${pallet[0]} ${-pallet[2]})`}>
        <PalletAndGoods width={palletLength} />
      </g>
    </>
  )
}

/** Its lower left corner at the origin. */
export function PalletAndGoods({ width }: { width: number }) {
  const third = width / 3
  return (
    <>
      <path {...look.light} d={`M0-.15h${width}v.03H0zM0-.03h${width}v.03H0z`} />
      <path
        {...look.light}
        d={[0, width / 2 - 0.07, width - 0.14].map((x) => `M${x}-.12h.14v.09h-.14z`).join('')}
      />
      <path {...look.light} d={`M.02-.15v-1.05h${width - 0.04}v1.05z`} />
      <path
        {...look.seams}
        d={`M.02-.5h${width - 0.04}M.02-.85h${width - 0.04}M${third}-.15v-1.05M${third * 2}-.15v-1.05`}
      />
    </>
  )
}

/** Facing the viewer, the badge's place at 1.08, −1.28. */
export function PersonSide() {
  return (
    <>
      <path {...look.dark} d="M.72-.84h.24L.94-.06H.74zM.98-.84h.24l-.02 .78H1z" />
      <path {...look.dark} d="M.68-.1h.28V0H.64q0-.08.04-.1zM1-.1h.26q.04 .02 .04 .1H1z" />
      <path {...look.sleeve} d="M.74-1.38q-.14 .26-.14 .56M1.2-1.38q.14 .26 .14 .56" />
      <path {...look.vest} d="M.78-1.46h.38q.1 .02 .1 .12v.54H.68v-.54q0-.1 .1-.12z" />
      <path {...look.stripe} d="M.68-1.04h.58M.68-.9h.58" />
      <circle {...look.light} cx=".97" cy="-1.62" r=".13" />
      <path
        {...look.light}
        d="M.79-1.66q0-.19 .18-.19t.18 .19q.04 0 .06 .04H.73q.02-.04 .06-.04z"
      />
    </>
  )
}
