import { keysOf } from '@repo/platform/values/records.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import type { FieldProps } from '@repo/platform/ui/field.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { CommittedField } from '../workbench/committed-field.tsx'
import { usePlannerAtRest, useRuns, useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { ordersPerTruck } from '../planner/planner-state.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './run-panel.module.css'
import { statusOf } from './run-status.ts'
import { isBusy } from './runs-state.ts'

/** What a shift is computed for, and what computes it. */
export function Settings() {
  const { planner, words, runShift } = useWorkbench()
  const { hours: label, hourNames, perTruck, trucks: trucksLabel, seed, seedHint } = words.runs
  const state = usePlannerAtRest('hours', 'trucks', 'ordersPerHour', 'seed')
  const { trucks, ordersPerHour } = state
  const perTruckNow = trucks ? Math.round(ordersPerHour / trucks) : ordersPerTruck
  return (
    <Stack
      as="form"
      gap="400"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        runShift()
      }}
    >
      <div className={styles.fields}>
        <SegmentedControl
          label={label}
          name="run-hours"
          value={String(state.hours)}
          onChange={(hours) => planner.set({ hours: Number(hours) })}
          options={(['1', '2', '8'] as const).map((hours) => [hours, hourNames[hours]] as const)}
        />
        <WholeField
          label={trucksLabel}
          name="run-trucks"
          least={1}
          most={50}
          value={trucks}
          take={(value) => planner.set({ trucks: value, ordersPerHour: value * perTruckNow })}
        />
        <WholeField
          label={perTruck}
          name="run-orders"
          least={1}
          most={30}
          value={perTruckNow}
          take={(value) => planner.set({ ordersPerHour: value * planner.state.trucks })}
        />
        <WholeField
          label={seed}
          hint={seedHint}
          name="run-seed"
          least={0}
          most={999_999}
          value={state.seed}
          take={(value) => planner.set({ seed: value })}
        />
      </div>
      <SwitchBoxes />
      <Go />
    </Stack>
  )
}

type WholeFieldProps = Pick<FieldProps, 'label' | 'hint' | 'name'> & {
  least: number
  most: number
  value: number
  take: (value: number) => void
}

/** A number outside its bounds becomes the nearest inside. */
function WholeField({ least, most, value, take, ...rest }: WholeFieldProps) {
  return (
    <CommittedField
      {...rest}
      type="number"
      min={least}
      max={most}
      inputMode="numeric"
      value={String(value)}
      onCommit={(input) => {
        const typed = Math.round(Number(input.value)) || least
        take(Math.min(most, Math.max(least, typed)))
      }}
    />
  )
}

/** Of the run with location. */
function SwitchBoxes() {
  const { planner, words } = useWorkbench()
  const { switches: on } = usePlannerAtRest('switches')
  const { switches, switchTexts } = words.runs
  return (
    <Columns as="fieldset" gap="200 400" className={styles.switches}>
      <legend>{switches}</legend>
      {keysOf(switchTexts).map((name) => {
        const [label, hint] = switchTexts[name]
        return (
          <Checkbox
            key={name}
            name="run-switch"
            value={name}
            label={label}
            hint={hint}
            checked={on[name]}
            onChange={({ target }) => planner.set({ switches: { ...on, [name]: target.checked } })}
          />
        )
      })}
    </Columns>
  )
}

function Go() {
  const { words, cancelRuns } = useWorkbench()
  const { problems } = usePlannerAtRest('problems')
  const state = useRuns('phase', 'progress', 'problems', 'both')
  const { run, cancel, computing, browser } = words.runs
  return (
    <Row gap="150" align="center" className={styles.go}>
      <Button type="submit" data-part="run" disabled={problems.length > 0}>
        {run}
      </Button>
      <Row
        gap="150"
        align="center"
        className={styles.running}
        data-part="running"
        hidden={!isBusy(state)}
      >
        <progress max={1} value={state.progress} aria-label={computing} />
        <Button variant="ghost" data-part="cancel" onClick={cancelRuns}>
          {cancel}
        </Button>
      </Row>
      <p role="status" data-part="status">
        {statusOf(state, browser)}
      </p>
    </Row>
  )
}
