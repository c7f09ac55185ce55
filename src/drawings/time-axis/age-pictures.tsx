import { Dimension } from '../plan/dimension.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { Anchor, RangingLine, Tag } from '../plan/radio.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Truck } from '../plan/truck.tsx'
import styles from './age-pictures.module.css'

const frame = { width: 16, height: 7, scale: 16 } as const

/** A tag and the anchors that time its pulse. */
export function PulsePicture() {
  const anchors = [
    [1, 1],
    [10.4, 0.9],
    [1.4, 6.2],
    [10.2, 6],
  ] as const
  return (
    <PlanView {...frame} width={11.4} light="paper">
      {anchors.map((anchor) => (
        <RangingLine key={anchor[0]} from={anchor} to={[5.4, 3.4]} />
      ))}
      {anchors.map(([x, y]) => (
        <Anchor key={x} x={x} y={y} />
      ))}
      <Tag x={5.4} y={3.4} />
    </PlanView>
  )
}

/** A truck where the screen shows it, and where it has driven since. */
export function LivePicture({ locale, moved }: { locale: string; moved: number }) {
  return (
    <PlanView {...frame} light="paper">
      <RackRow x={1} y={0.3} bays={5} />
      <g className={styles.since}>
        <Truck x={2.2 + moved} y={4} />
      </g>
      <Tag x={2.2} y={4} uncertainty={0.9} />
      <Truck x={2.2} y={4} />
      <Dimension from={[2.2, 6]} to={[2.2 + moved, 6]} locale={locale} size={0.75} />
    </PlanView>
  )
}

/** Bars of a report, one for each hour. */
export function ReportPicture() {
  const bars = [2.1, 3.4, 4.8, 4.1, 5.3, 3.2, 2.6, 4.4]
  return (
    <PlanView {...frame} light="paper">
      <path className={styles.rule} d="M.6 2.2H15.4M.6 4.2H15.4" />
      <path
        className={styles.bars}
        d={bars.map((height, hour) => `M${1 + hour * 1.8} 6.2v-${height}h1.2v${height}z`).join('')}
      />
      <path className={styles.base} d="M.6 6.2H15.4" />
    </PlanView>
  )
}

/** Days with their copies; of the last one only a part is safe. */
export function BackupPicture() {
  const days = [0, 1, 2, 3]
  return (
    <PlanView {...frame} width={12} light="paper">
      <path
        className={styles.bars}
        d={days.map((day) => `M${0.6 + day * 2.2} 4.4h1.8v-2h-1.8z`).join('')}
      />
      <path className={styles.unsaved} d="M9.4 4.4h1.8v-2h-1.8z" strokeDasharray=".3 .2" />
      <path className={styles.base} d="M.6 5.2H11.4" />
      {days.map((day) => (
        <path key={day} className={styles.copy} d={`M${2.6 + day * 2.2} 1.6v4.2`} />
      ))}
    </PlanView>
  )
}
