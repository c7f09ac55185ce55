import { antennaRanges } from '#src/model/plan.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import { editPlan } from '../planner/planner-state.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { withRange } from './what-if-plans.ts'

/** Number of anchors, share on target and errors of the plan. */
export function Figures() {
  const { words, texts } = useWorkbench()
  const { map, history } = usePlanner('map', 'history')
  const { share, median, p95 } = map?.summary ?? {}
  const figures = {
    anchors: texts.number(history.plan.anchors.length),
    share: share === undefined ? '–' : texts.onTarget(share),
    median: texts.error(median),
    p95: texts.error(p95),
  }
  return (
    <Facts terms="small">
      {(['anchors', 'share', 'median', 'p95'] as const).map((name) => (
        <div key={name}>
          <dt>{words.placement.figures[name]}</dt>
          <dd data-figure={name}>{figures[name]}</dd>
        </div>
      ))}
    </Facts>
  )
}

/** Method and antenna; the map follows both. */
export function Choices() {
  const { planner, words } = useWorkbench()
  const { method: label, methods, methodHint, range: rangeLabel, rangeHint } = words.placement
  const { method, range } = usePlanner('method', 'range')
  const setRange = (text: string) => {
    const metres = antennaRanges.find((one) => String(one) === text) ?? range
    planner.set({ range: metres })
    editPlan(planner, withRange(planner.state.history.plan, metres))
  }
  return (
    <Stack gap="200" above="200">
      <SegmentedControl
        label={label}
        name="map-method"
        value={method}
        onChange={(chosen) => planner.set({ method: chosen })}
        options={keysOf(methods).map((name) => [name, methods[name]])}
        hint={methodHint}
      />
      <SegmentedControl
        label={rangeLabel}
        name="map-range"
        value={String(range)}
        onChange={setRange}
        options={antennaRanges.map((metres) => [String(metres), `${metres}\u00a0m`])}
        hint={rangeHint}
      />
    </Stack>
  )
}
