import { technology } from '@repo/platform/facts/claims.ts'
import { fitsDirectly } from '@repo/platform/facts/truck-voltages.ts'
import { lightClass } from '../plan/light.ts'
import styles from './voltage-scale.module.css'

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
      <rect className={styles.input} x={from} y="2" width={to - from} height="13" />
      <path className={styles.axis} d={`M0 15H${highest}${ticks.join('')}`} />
      <path className={fitsDirectly(volts) ? styles.fits : styles.exceeds} d={`M${volts} 0V15`} />
    </svg>
  )
}
