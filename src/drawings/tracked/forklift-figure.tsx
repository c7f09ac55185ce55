import { Dimension } from '../plan/dimension.tsx'
import { FloorGrid } from '../plan/floor-grid.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanCrop, PlanView } from '../plan/plan-view.tsx'
import { Trail } from '../plan/trail.tsx'
import { loadFront, truckRear } from '../plan/truck.tsx'
import styles from './tracked.module.css'

export interface ForkliftFigureLabels {
  tag: string
  ring: string
  /** The accuracy, and that the circle is drawn larger than it is. */
  ringNote: string
}

interface ForkliftFigureProps {
  labels: ForkliftFigureLabels
  locale: string
}

const tagX = 6
const tagY = 3.1
const ringRadius = 1.55
const textX = 3.95

/** A counterbalance truck from above with its tag, true to scale but for the circle of uncertainty. */
export function ForkliftFigure({ labels, locale }: ForkliftFigureProps) {
  const rear = tagX + truckRear
  const front = tagX + loadFront
  return (
    <PlanCrop>
      <PlanView width={13} height={6.5} scale={62} light="night">
        <FloorGrid width={13} height={6.5} step={1} />
        <path
          className={styles.beam}
          d={`M${front} ${tagY - 0.4}L14-1V7.2L${front} ${tagY + 0.4}z`}
        />
        <Trail
          points={[
            [-1, tagY],
            [rear, tagY],
          ]}
          width={0.1}
        />
        <circle
          className={styles.ring}
          cx={tagX}
          cy={tagY}
          r={ringRadius}
          strokeDasharray=".08 .06"
        />
        <TruckInDetail />
        <path className={styles.leader} d={`M${tagX} ${tagY}L${textX + 0.55} 1.1H${textX}`} />
        <circle className={styles.tag} cx={tagX} cy={tagY} r=".08" />
        <PlanText x={textX} y={0.9} strong>
          {labels.tag}
        </PlanText>
        <g className={styles.panel}>
          <Dimension from={[rear, 4.9]} to={[front, 4.9]} locale={locale} size={0.12} />
        </g>
        <path
          className={styles.leader}
          d={`M${tagX - ringRadius * 0.8} ${tagY + ringRadius * 0.6}L${textX + 0.3} 5.4H${textX}`}
        />
        <PlanText x={textX} y={5.75} strong>
          {labels.ring}
        </PlanText>
        <PlanText x={textX} y={6.08} tone="live">
          {labels.ringNote}
        </PlanText>
      </PlanView>
    </PlanCrop>
  )
}

function TruckInDetail() {
  return (
    <g className={styles.truck} transform={`translate(${tagX} ${tagY})`}>
      <path
        className={styles.tyres}
        d="M-.92-.66h.46v.3h-.46zM-.92 .36h.46v.3h-.46zM.3-.68h.54v.3h-.54zM.3 .38h.54v.3h-.54z"
      />
      <path className={styles.body} d="M-.66-.57h1.48v1.14h-1.48q-.54-.06-.54-.57t.54-.57z" />
      <path className={styles.weight} d="M-.64-.47h.12v.94h-.12q-.42-.06-.42-.47t.42-.47z" />
      <path className={styles.weight} d="M-.44-.49h1.1v.98h-1.1z" />
      <path className={styles.dark} d="M-.26-.22h.4q.06 0 .06 .06v.32q0 .06-.06 .06h-.4z" />
      <circle className={styles.wheel} cx=".4" r=".14" />
      <path d="M-.44-.3h1.1M-.44-.11h1.1M-.44 .08h1.1M-.44 .27h1.1" />
      <path className={styles.steel} d="M.84-.52h.08v1.04h-.08zM.96-.46h.06v.92h-.06z" />
      <path className={styles.steel} d="M1.02-.3h1.1v.1h-1.1zM1.02 .2h1.1v.1h-1.1z" />
      <path className={styles.goods} d="M1.05-.4h1.2v.8h-1.2zM1.45-.4v.8M1.85-.4v.8M1.05 0h1.2" />
    </g>
  )
}
