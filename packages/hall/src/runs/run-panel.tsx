import { lightClass } from '@repo/pictures/plan/light.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { usePlannerAtRest, useRuns, useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './run-panel.module.css'
import { isStaleFor } from './runs-state.ts'
import { Settings } from './settings.tsx'
import { Stages } from './stages.tsx'

/** One shift of the drawn hall, run twice. */
export function RunPanel() {
  const { title, lead } = useWorkbench().words.runs
  return (
    <Section ground="ink" id="runs" title={title} lead={<p>{lead}</p>}>
      <Stack gap="400" className={lightClass.night} data-runs="">
        <Settings />
        <Results />
      </Stack>
    </Section>
  )
}

function Results() {
  const { both, view } = useRuns('both', 'view')
  return (
    <Stack gap="400" data-part="results" hidden={!both}>
      <Stale />
      <Stages />
      {view && (
        <>
          <view.Clock />
          <view.KpiTable both={both} />
          <view.RunDetails />
        </>
      )}
    </Stack>
  )
}

/** Whether something has changed since that would give other runs. */
function Stale() {
  const { words } = useWorkbench()
  const { both } = useRuns('both')
  const isStale = isStaleFor(
    both,
    usePlannerAtRest('history', 'method', 'trucks', 'ordersPerHour', 'hours', 'seed', 'switches'),
  )
  return (
    <p data-part="stale" className={styles.stale} hidden={!isStale}>
      {words.runs.stale}
    </p>
  )
}
