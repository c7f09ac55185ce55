import type { AskedDevice, DeviceSize } from '@repo/platform/facts/device-size.ts'
import { paint } from '../paint.ts'
import { number } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { lightClass } from '../plan/light.ts'
import styles from '../plan/plan.module.css'
import { drawPath } from '../truck/draw-path.ts'
import { layoutOf, sheetWidth, type View } from './layout.ts'
import { shapesOf, type Look } from './shapes.ts'

const looks: Readonly<Record<Look, ReturnType<typeof paint>>> = {
  body: paint({ fill: 'plan-ground', stroke: 'plan-edge', strokeWidth: 1.5 }),
  detail: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.8 }),
  dark: paint({ fill: 'ink', stroke: 'plan-edge', strokeWidth: 0.8 }),
  rack: paint({ fill: 'grey-5' }),
  live: paint({ fill: 'plan-live' }),
  warning: paint({ fill: 'red' }),
  sign: paint({ fill: 'white' }),
}
const dimension = paint({ fill: 'none', stroke: 'plan-quiet', strokeWidth: 0.8 })

interface DeviceDrawingProps {
  device: AskedDevice
  size: DeviceSize
  locale: string
}

/** A device from three sides with its dimensions in millimetres; all but the proportions is schematic. */
export function DeviceDrawing({ device, size, locale }: DeviceDrawingProps) {
  const layout = layoutOf(size)
  const { front, side } = layout
  return (
    <svg
      aria-hidden="true"
      className={`${styles.plan} ${lightClass.paper}`}
      width="100%"
      viewBox={`0 0 ${sheetWidth} ${layout.height}`}
      fontSize="13"
    >
      {shapesOf(device, layout).map(({ look, path }) => (
        <path key={path} {...looks[look]} d={path} />
      ))}
      <Across view={front}>{number(locale, size.width)}</Across>
      <Across view={side}>{number(locale, size.depth)}</Across>
      <Upright view={front}>{number(locale, size.height)}</Upright>
    </svg>
  )
}

const offset = 16
const tick = 4

interface LineProps {
  view: View
  children: string
}

/** The dimension line above a view. */
function Across({ view: { x, y, width }, children }: LineProps) {
  const at = y - offset
  const slash = drawPath`m${-tick} ${tick}l${2 * tick} ${-2 * tick}`
  return (
    <>
      <path
        {...dimension}
        d={drawPath`M${x} ${y - 4}V${at - tick}M${x + width} ${y - 4}V${at - tick}M${x} ${at}h${width}M${x} ${at}`.concat(
          slash,
          drawPath`M${x + width} ${at}`,
          slash,
        )}
      />
      <PlanText x={x + width / 2} y={at - 7} anchor="middle" strong>
        {children}
      </PlanText>
    </>
  )
}

/** The dimension line at the left of a view, read from the right. */
function Upright({ view: { x, y, height }, children }: LineProps) {
  const at = x - offset
  const slash = drawPath`m${-tick} ${tick}l${2 * tick} ${-2 * tick}`
  return (
    <>
      <path
        {...dimension}
        d={drawPath`M${x - 4} ${y}H${at - tick}M${x - 4} ${y + height}H${at - tick}M${at} ${y}v${height}M${at} ${y}`.concat(
          slash,
          drawPath`M${at} ${y + height}`,
          slash,
        )}
      />
      <PlanText x={at - 7} y={y + height / 2} anchor="middle" strong turn={-90}>
        {children}
      </PlanText>
    </>
  )
}
