import { look } from './section-paint.ts'
import { Balloon } from '../plan/plan-figure.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { round, type Point } from '../plan/geometry.ts'
import { ForkliftSide, PersonSide } from '../tracked/side-views.tsx'
import { tagHeight } from '../truck/truck-details.ts'
import { AnchorBox, Cabinet, Column, Ground, RackFront, Roof } from './parts.tsx'

const end = 16.6
const columns = [1.2, 13.2] as const
const anchorHeight = 5.8
const trayHeight = 6.5
const truck = 10
const person = 14.2
const personHeight = 1.28

/** What a balloon points at, and where its number stands. */
const marks: readonly (readonly [at: Point, number: Point])[] = [
  [
    [1.8, -anchorHeight],
    [3.4, -5.6],
  ],
  [
    [truck, -tagHeight],
    [11.2, -4],
  ],
  [
    [14.1, -2.3],
    [14.9, -3.9],
  ],
  [
    [person + 1.08, -personHeight],
    [15.7, -2.4],
  ],
]

const drawn = { width: end + 0.2, height: 9.4 } as const

interface SiteWorkProps {
  numbered?: boolean
  /** Metres of paper on its left and right; in proportion above and below. */
  margin?: number
}

/** The work on a site, cut open: anchors, a truck, the cabinet, and the person who is in charge; numbered where wanted. */
export function SiteWork({ numbered = false, margin = 0 }: SiteWorkProps) {
  const proportion = drawn.height / drawn.width
  const drops = columns.map((x) => `M${x + 0.18} -${trayHeight}V-${anchorHeight}`).join('')
  return (
    <PlanView
      left={-0.1 - margin}
      top={round(-8.2 - margin * proportion)}
      width={drawn.width + margin * 2}
      height={round(drawn.height + margin * 2 * proportion)}
      scale={36}
      light="paper"
    >
      <Ground from={-0.1} to={end + 0.1} />
      <Roof from={-0.1} to={end + 0.1} />
      {columns.map((x) => (
        <Column key={x} x={x} />
      ))}
      <RackFront x={2.4} />
      <path {...look.tray} d={`M.6-${trayHeight + 0.08}H14.4v.16H.6z`} />
      <path {...look.cable} d={`${drops}M14.1-${trayHeight}V-2.6`} />
      <AnchorBox x={1.55} y={-anchorHeight} side={1} />
      <AnchorBox x={13.2} y={-anchorHeight} side={-1} />
      <path
        {...look.radio}
        d={`M1.9-${anchorHeight}L${truck}-${tagHeight}M12.9-${anchorHeight}L${truck}-${tagHeight}`}
        strokeDasharray=".16 .12"
      />
      <Cabinet x={13.7} y={-1.5} />
      <g transform={`translate(${truck} 0)`}>
        <ForkliftSide />
        <circle {...look.tag} cy={-tagHeight} r=".12" />
      </g>
      <g transform={`translate(${person} 0)`}>
        <PersonSide />
        <circle {...look.tag} cx="1.08" cy={-personHeight} r=".08" />
      </g>
      {numbered &&
        marks.map(([at, number], index) => (
          <Balloon key={number.join()} at={at} number={number}>
            {String(index + 1)}
          </Balloon>
        ))}
    </PlanView>
  )
}
