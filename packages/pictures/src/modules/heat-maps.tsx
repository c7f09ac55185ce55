import { FloorGrid } from '../plan/floor-grid.tsx'
import { HeatCells } from '../plan/heat-cells.tsx'
import { passesPerCell } from '../plan/heat-grid.ts'
import { number } from '../plan/measure.ts'
import { PlanCrop, PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { sampleTrips } from './sample-trips.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'

export type HeatMapsLabels = Readonly<Record<'passes', string>>

let passes: ReturnType<typeof passesPerCell> | undefined
/** Counted when they are first drawn: the start of a server waits for it else. */
const countedPasses = () => (passes ??= passesPerCell(sampleTrips(64), 56, 26, 1))
const steps = [4, 14, 30, 52, 70] as const

interface HeatMapsProps {
  labels: HeatMapsLabels
  locale: string
}

export function HeatMaps({ labels, locale }: HeatMapsProps) {
  return (
    <>
      <div className={screenStyles.bleed}>
        <PlanCrop>
          <PlanView width={56} height={26} scale={13} light="around">
            <FloorGrid width={56} height={26} />
            {[0.2, 5.7, 12.1, 17.6, 23.3].map((y) => (
              <RackRow key={y} x={2.6} y={y} bays={8} empty={[4, 5, 19, 30]} />
            ))}
            {[0.2, 5.7, 12.1, 17.6, 23.3].map((y) => (
              <RackRow key={y} x={29.8} y={y} bays={9} empty={[0, 9, 34, 35]} />
            ))}
            <HeatCells values={countedPasses()} steps={steps} cell={1} />
          </PlanView>
        </PlanCrop>
      </div>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span>{labels.passes}</span>
        <Row as="span" unbroken gap="100" align="center">
          {number(locale, steps[0])}
          <svg
            aria-hidden="true"
            width="160"
            height="8"
            viewBox="0 0 5 1"
            preserveAspectRatio="none"
          >
            <HeatCells values={[[...steps]]} steps={steps} cell={1} />
          </svg>
          {number(locale, Math.ceil(Math.max(...countedPasses().flat()) / 10) * 10)}
        </Row>
      </Row>
    </>
  )
}
