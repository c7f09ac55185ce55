import { paint } from '@repo/pictures/paint.ts'
import { hallConstants } from '@repo/hall/model/constants.ts'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'

const look = {
  axis: paint({ stroke: 'plan-slot' }),
  sent: paint({ fill: 'none', stroke: 'accent', strokeWidth: 0.09 }),
  heard: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.09 }),
  way: paint({ stroke: 'plan-edge', strokeDasharray: '0.2 0.15' }),
  dimension: paint({ fill: 'none', stroke: 'plan-edge' }),
  bar: paint({ fill: 'plan-live' }),
  arcs: paint({ fill: 'none', stroke: 'plan-live' }),
  ring: paint({ fill: 'plan-live', fillOpacity: 0.16, stroke: 'plan-live' }),
  dot: paint({ fill: 'plan-live', stroke: 'plan-edge' }),
  driven: paint({ fill: 'none', stroke: 'accent', strokeWidth: 0.12 }),
  fix: paint({ fill: 'plan-raised', stroke: 'plan-quiet' }),
}

const { arrivalError } = hallConstants
const view = { width: 11, height: 6, scale: 24, light: 'paper' } as const
const pulse = 'c.25 0 .25-.35.4-.35s.2 1.5.4 1.5.2-2.1.4-2.1.2 1.3.4 1.3.15-.35.4-.35'

interface PulseProps {
  tag: string
  anchor: string
  time: string
}

export function PulseDrawing({ tag, anchor, time }: PulseProps) {
  return (
    <PlanView {...view}>
      <path {...look.axis} d="M.2 1.6h10.4M.2 3.5h10.4" />
      <path {...look.sent} d={`M3 1.6${pulse}`} />
      <path {...look.heard} d={`M7 3.5${pulse}`} />
      <path {...look.way} d="M4.2 2L7.7 3.1" />
      <path {...look.dimension} d="M3.8 5.6H7.8M3.6 5.8l.4-.4M7.6 5.8l.4-.4" />
      <PlanText x={0.2} y={1.2}>
        {tag}
      </PlanText>
      <PlanText x={0.2} y={3.1}>
        {anchor}
      </PlanText>
      <PlanText x={5.8} y={5.3} anchor="middle" halo={0.2}>
        {time}
      </PlanText>
    </PlanView>
  )
}

/** One bar for each anchor, to scale: what the picture above measures. */
export function LengthDrawing({
  lengths,
}: {
  lengths: readonly { metres: number; text: string }[]
}) {
  const longest = Math.max(...lengths.map(({ metres }) => metres))
  return (
    <PlanView {...view}>
      <path {...look.dimension} d="M1.5.4v5.2" />
      {lengths.map(({ metres, text }, index) => {
        const y = 0.8 + index * 1.25
        const width = (metres / longest) * 6
        return (
          <g key={text}>
            <rect {...look.bar} x={1.5} y={y} width={width.toFixed(2)} height={0.7} />
            <PlanText x={0.2} y={y + 0.55}>{`A${index + 1}`}</PlanText>
            <PlanText x={1.8 + width} y={y + 0.55} strong>
              {text}
            </PlanText>
          </g>
        )
      })}
    </PlanView>
  )
}

export function FitDrawing({ rest }: { rest: string }) {
  return (
    <PlanView {...view}>
      <g {...look.arcs}>
        <circle cx={-1} cy={1.2} r={6.3} />
        <circle cx={6} cy={11.4} r={8.5} />
        <circle cx={12.8} cy={0.4} r={8.05} />
        <circle cx={4} cy={-5} r={8.1} />
      </g>
      <circle {...look.ring} cx={5.1} cy={2.95} r={0.75} />
      <circle {...look.dot} cx={5.1} cy={2.95} r={0.2} />
      <path {...look.dimension} d="M5.7 3.45l1 1.15" />
      <PlanText x={6.8} y={5} halo={0.3}>
        {rest}
      </PlanText>
    </PlanView>
  )
}

/** A driven curve and what is measured of it in a second, with the scatter of the hall's model. */
export function FilterDrawing({ fixes, text }: { fixes: number; text: string }) {
  const at = (share: number) => [0.4 + share * 9.6, 3.4 - 1.6 * share * share * (3 - 2 * share)]
  const jumps = [1, -4, 3, 5, -2, -5, 2, 4, -3, -1, 5, -4, 2, 3, -5, 0]
  return (
    <PlanView {...view}>
      <path {...look.driven} d="M.4 3.4C4 3.4 6.4 1.8 10 1.8" />
      {Array.from({ length: fixes }, (_, index) => {
        const [x = 0, y = 0] = at(index / (fixes - 1))
        const jump = (jumps[index % jumps.length] ?? 0) * arrivalError * 1.6
        return (
          <circle key={index} {...look.fix} cx={x.toFixed(2)} cy={(y + jump).toFixed(2)} r={0.13} />
        )
      })}
      <circle {...look.ring} cx={10} cy={1.8} r={0.6} />
      <circle {...look.dot} cx={10} cy={1.8} r={0.2} />
      <path {...look.dimension} d="M.4 5.1h9.6M.2 5.3l.4-.4M9.8 5.3l.4-.4" />
      <PlanText x={5.2} y={4.8} anchor="middle">
        {text}
      </PlanText>
    </PlanView>
  )
}
