import { paint } from '../paint.ts'
import { Dimension } from '../plan/dimension.tsx'
import { HeatCells } from '../plan/heat-cells.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { Tag } from '../plan/radio.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Truck } from '../plan/truck.tsx'
import { AnchorBox, Cabinet, Column, Ground, Roof } from '../section/parts.tsx'
import { ForkliftSide } from '../tracked/side-views.tsx'
import { tagHeight } from '../truck/truck-details.ts'
import styles from './age-pictures.module.css'

const look = {
  cable: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.083, strokeLinejoin: 'round' }),
  pulse: paint({ fill: 'none', stroke: 'plan-live' }),
  stand: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  screen: paint({ fill: 'plan-ground', stroke: 'plan-edge', strokeWidth: 0.083 }),
  way: paint({ stroke: 'orange', strokeWidth: 0.12 }),
  sheet: paint({ fill: 'plan-ground', stroke: 'plan-edge' }),
  heading: paint({ stroke: 'plan-quiet', strokeWidth: 0.2 }),
  rule: paint({ stroke: 'plan-rule' }),
  base: paint({ stroke: 'plan-text' }),
  copy: paint({ fill: 'plan-ground', stroke: 'plan-edge' }),
  unsaved: paint({ fill: 'none', stroke: 'plan-quiet' }),
  tip: paint({ fill: 'plan-live' }),
  bars: paint({ fill: 'plan-bar' }),
}

/** Images are side by side on the axis of time, each with its left edge at its time. */
const frame = { left: 0, scale: 36, light: 'paper' } as const

/** A truck in the hall, the anchors that time its pulse, and the cable down to the axis. */
export function PulsePicture() {
  const tag = [2.8, -tagHeight] as const
  return (
    <PlanView {...frame} top={-7.7} width={7.5} height={8}>
      <Ground from={0} to={7.3} />
      <Roof from={0} to={7.3} />
      <Column x={0.1} />
      <Column x={6.1} />
      <path {...look.cable} d="M.45-5.6V-6.45H7V-2.6M6.1-5.6V-6.45M7-1.5V.3" />
      <AnchorBox x={0.45} y={-5.6} side={1} />
      <AnchorBox x={6.1} y={-5.6} side={-1} />
      <Cabinet x={6.6} y={-1.5} />
      <path
        {...look.pulse}
        d={[0.9, 5.65].map((x) => `M${tag.join(' ')}L${x}-5.5`).join('')}
        strokeDasharray=".16 .16"
      />
      <g transform={`translate(${tag[0]} 0)`}>
        <ForkliftSide />
      </g>
      <Tag x={tag[0]} y={tag[1]} />
    </PlanView>
  )
}

interface LivePictureProps {
  locale: string
  /** Metres that the truck has driven since. */
  moved: number
  /** Offset of the truck on the screen, and of the real truck. */
  shown: string
  now: string
}

/** A truck at its displayed position, and at its current position. */
export function LivePicture({ locale, moved, shown, now }: LivePictureProps) {
  const [x, y] = [3.6, 4.9]
  return (
    <PlanView {...frame} top={-6.7} width={8.4} height={7}>
      <Feed to={0.5} />
      <path {...look.stand} d="M4.1-1.3v.8h.5v-.8zM3.1-.5h2.5v.16H3.1z" />
      <path {...look.screen} d="M.5-6.6h7.8v5.3H.5z" />
      <g transform="translate(.72 -6.4)scale(.45)" fontSize=".82" strokeWidth=".068">
        <RackRow x={0.3} y={0.3} bays={6} />
        <RackRow x={0.3} y={9.8} bays={6} double={false} />
        <path {...look.way} d={`M${x} ${y}h${moved}`} strokeDasharray=".5 .4" />
        <g opacity={0.45}>
          <Truck x={x + moved} y={y} />
        </g>
        <Tag x={x} y={y} uncertainty={1.1} />
        <Truck x={x} y={y} />
        <PlanText x={x} y={3.5} anchor="middle" tone="live" strong>
          {shown}
        </PlanText>
        <PlanText x={x + moved + 0.6} y={3.5} anchor="middle" strong>
          {now}
        </PlanText>
        <Dimension from={[x, 7.8]} to={[x + moved, 7.8]} locale={locale} size={0.85} />
      </g>
    </PlanView>
  )
}

/** Example numbers of passes per hour by place, as in a report. */
const passes = [
  [0, 4, 2, 0, 0, 3, 1],
  [1, 6, 4, 1, 2, 5, 1],
  [2, 8, 6, 3, 4, 7, 2],
  [5, 14, 20, 16, 12, 9, 5],
  [3, 9, 16, 11, 6, 5, 2],
  [1, 6, 9, 5, 2, 4, 1],
  [0, 4, 5, 2, 0, 2, 0],
]

/** A sheet of a report: the passes of a shift by hour and by place. */
export function ReportPicture() {
  const bars = [1.2, 1.9, 2.6, 2.2, 3, 1.8, 1.4, 2.4]
  return (
    <PlanView {...frame} top={-6.7} width={10.4} height={7}>
      <Feed to={0.5} />
      <path {...look.sheet} d="M.5-6.6h8.9l.8 .8v5.3H.5zM9.4-6.6v.8h.8" />
      <path {...look.heading} d="M1-5.9h3.2" />
      <path {...look.rule} d="M1-5.3h8.7M1-2h5.2M1-3h5.2M1-4h5.2" />
      <path
        {...look.bars}
        d={bars
          .map((height, hour) => `M${1.05 + hour * 0.65}-1v-${height}h.46v${height}z`)
          .join('')}
      />
      <path {...look.base} d="M1-1h5.2" />
      <g transform="translate(6.7 -4.15)">
        <HeatCells values={passes} steps={[1, 3, 6, 10, 15]} cell={0.45} />
      </g>
    </PlanView>
  )
}

/** A copy for each day; later changes are in no copy. */
export function BackupPicture() {
  const days = [0, 1, 2, 3]
  return (
    <PlanView {...frame} top={-6.7} width={5.8} height={7}>
      <Feed to={1} />
      {days.map((day) => (
        <path key={day} {...look.copy} d={`M1-${0.5 + day * 1.2}h4.4v-1H1z`} />
      ))}
      <path
        {...look.bars}
        d={days.map((day) => `M1.25-${0.85 + day * 1.2}h.3v-.3h-.3z`).join('')}
      />
      <path {...look.rule} d={days.map((day) => `M1.9-${1 + day * 1.2}h3.2`).join('')} />
      <path {...look.unsaved} d="M1-5.3h4.4v-1H1z" strokeDasharray=".2 .14" />
    </PlanView>
  )
}

/** Connects the axis with the image above it; images off the axis have no connection. */
function Feed({ to }: { to: number }) {
  return (
    <g className={styles.feed}>
      <path {...look.cable} d={`M.05 .3V-3.4H${to - 0.1}`} />
      <path {...look.tip} d={`M${to}-3.4l-.34-.17v.34z`} />
    </g>
  )
}
