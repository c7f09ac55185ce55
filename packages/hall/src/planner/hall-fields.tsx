import { roundMetres } from '#src/model/plan.ts'
import { CommittedField } from '../workbench/committed-field.tsx'
import { usePlanner, usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { CornerFields } from './corner-fields.tsx'
import {
  areaOf,
  isRectangle,
  lengths,
  lengthsOf,
  withLength,
  withName,
  type Length,
} from './hall-edits.ts'
import { withOutline } from './handles.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './object-list.module.css'
import { editPlan } from './planner-state.ts'
import { filled } from './planner-words.ts'
import { problemText } from './problem-texts.ts'

/** The building itself; width and depth can be typed as long as it is a rectangle. */
export function HallFields() {
  const { planner, plannerWords: words } = useWorkbench()
  const { isHallOpen } = usePlanner('isHallOpen')
  const { history, problems } = usePlannerAtRest('history', 'problems')
  const { plan } = history
  const { hall, fields, number } = words
  const textsOf = (name: string) =>
    problems
      .filter(({ list, field }) => !list && field === name)
      .map((problem) => problemText(words, problem, plan))
  const commit = (length: Length) => (input: HTMLInputElement) => {
    const value = roundMetres(input.valueAsNumber)
    if (!Number.isFinite(value)) return fields.number
    if (value <= 0) return filled(fields.atLeast, { least: number(0.01) })
    editPlan(planner, withLength(planner.state.history.plan, length, value))
    return undefined
  }
  return (
    <details
      className={styles.kind}
      data-hall=""
      open={isHallOpen}
      onToggle={({ currentTarget }) => planner.set({ isHallOpen: currentTarget.open })}
    >
      <summary>
        {hall.title}{' '}
        <Text as="span" size="small" tone="muted">
          {filled(hall.area, { area: number(Math.round(areaOf(plan))) })}
        </Text>
      </summary>
      <Columns widths="1-1" from="start" gap="150" align="start" className={styles.fields}>
        <CommittedField
          id="plan-name"
          name="name"
          label={hall.name}
          maxLength={200}
          autoComplete="off"
          value={plan.name ?? ''}
          of={plan}
          onCommit={({ value }) => {
            editPlan(planner, withName(planner.state.history.plan, value))
          }}
        />
        {lengths.map((name) => (
          <CommittedField
            key={name}
            id={`plan-${name}`}
            name={name}
            label={hall[name]}
            unit="m"
            type="number"
            step="any"
            inputMode="decimal"
            disabled={(name === 'width' || name === 'depth') && !isRectangle(plan)}
            value={String(lengthsOf(plan)[name])}
            of={plan}
            error={textsOf(name)[0]}
            onCommit={commit(name)}
          />
        ))}
        <CornerFields
          polygon={plan.outline}
          limits={[3, 64]}
          onChange={(outline) => {
            editPlan(planner, withOutline(planner.state.history.plan, outline))
          }}
        />
        <p className={styles.wrong}>{textsOf('outline').join(' ')}</p>
      </Columns>
    </details>
  )
}
