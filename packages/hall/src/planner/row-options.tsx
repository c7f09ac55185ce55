import { Select } from '@repo/platform/ui/select.tsx'
import { CommittedField } from '../workbench/committed-field.tsx'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './object-list.module.css'
import { filled } from './planner-words.ts'
import { mostRows } from './rack-rows.ts'

const pitch = { least: 1, most: 50 }

/** How many rows the tool draws, and how far apart: beside the plan while the tool is chosen. */
export function RowOptions() {
  const { planner, plannerWords } = useWorkbench()
  const { fields, rows: words, number } = plannerWords
  const { tool, rows } = usePlanner('tool', 'rows')
  if (tool !== 'rack-rows') return null
  const within = (value: number, { least, most }: typeof pitch) =>
    value >= least && value <= most
      ? undefined
      : filled(fields.between, { least: number(least), most: number(most) })
  return (
    <Columns
      as="section"
      widths="1-1"
      from="start"
      gap="150"
      align="start"
      className={styles.fields}
      aria-label={words.title}
      data-row-options=""
    >
      <CommittedField
        label={words.pitch}
        name="row-pitch"
        unit="m"
        type="number"
        step="any"
        inputMode="decimal"
        value={String(rows.pitch)}
        onCommit={({ valueAsNumber }) => {
          const wrong = within(valueAsNumber, pitch)
          if (!wrong) planner.set({ rows: { ...rows, pitch: valueAsNumber } })
          return wrong
        }}
      />
      <CommittedField
        label={words.count}
        hint={words.countHint}
        name="row-count"
        type="number"
        inputMode="numeric"
        value={String(rows.count ?? '')}
        onCommit={({ value, valueAsNumber }) => {
          const count = value ? Math.round(valueAsNumber) : undefined
          const wrong =
            count === undefined ? undefined : within(count, { least: 1, most: mostRows })
          if (!wrong) planner.set({ rows: { ...rows, count } })
          return wrong
        }}
      />
      <Select
        label={fields.orientation}
        name="row-orientation"
        value={String(rows.orientation)}
        onChange={({ target }) =>
          planner.set({ rows: { ...rows, orientation: target.value === '0' ? 0 : 90 } })
        }
        options={Object.entries(fields.orientations)}
      />
    </Columns>
  )
}
