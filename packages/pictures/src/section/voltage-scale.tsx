import { paint } from '../paint.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { fitsDirectly } from '@repo/platform/facts/truck-voltages.ts'
import { ChartText } from '../plan/chart-text.tsx'
import { lightClass } from '../plan/light.ts'
import styles from './voltage-scale.module.css'

const look = {
  input: paint({ fill: 'plan-live', fillOpacity: 0.18 }),
  axis: paint({ stroke: 'plan-quiet' }),
  fits: paint({ stroke: 'plan-live-text', strokeWidth: 4 }),
  exceeds: paint({ stroke: 'amber-edge', strokeWidth: 4 }),
}

const highest = 90

/** A voltage on a scale from 0 to 90 V with the range of the DC input. Hidden from assistive technology. */
export function VoltageScale({ volts }: { volts: number }) {
  const { from, to } = technology.gatewayPower.dcVolts
  const ticks = Array.from({ length: highest / 10 + 1 }, (_, index) => `M${index * 10} 13v4`)
  return (
    <svg
      aria-hidden="true"
      className={`${styles.scale} ${lightClass.paper}`}
      viewBox={`0 0 ${highest} 17`}
      preserveAspectRatio="none"
    >
      <rect {...look.input} x={from} y="2" width={to - from} height="13" />
      <path {...look.axis} d={`M0 15H${highest}${ticks.join('')}`} />
      <path {...(fitsDirectly(volts) ? look.fits : look.exceeds)} d={`M${volts} 0V15`} />
    </svg>
  )
}

/** The numbers of the ticks that matter, once above all scales. */
export function VoltageTicks() {
  const { from, to } = technology.gatewayPower.dcVolts
  return (
    <svg aria-hidden="true" className={`${styles.ticks} ${lightClass.paper}`}>
      {[0, from, to, highest].map((volts) => (
        <ChartText
          key={volts}
          x={(volts / highest) * 100}
          y={100}
          shift={-4}
          {...(volts > 0 && { anchor: volts === highest ? 'end' : 'middle' })}
        >
          {volts === highest ? `${volts}\u00a0V` : String(volts)}
        </ChartText>
      ))}
    </svg>
  )
}
