import type { Ref } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import type { Corner, Plan } from '#src/model/plan.ts'
import { CommittedField } from '../workbench/committed-field.tsx'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { CornerFields } from './corner-fields.tsx'
import { objectName } from './describe-place.ts'
import { endGesture } from './history.ts'
import { fieldId, objectFields, type ObjectField } from './object-fields.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './object-list.module.css'
import { valueOf, withValue } from './object-values.ts'
import { change, type ObjectOf, type ObjectRef } from './objects.ts'
import { changeHistory, editPlan } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { problemText } from './problem-texts.ts'
import type { PlanList } from '#src/model/problems.ts'

interface ObjectFormProps {
  ref: Ref<HTMLDivElement>
  of: ObjectRef
  onRemove: () => void
}

/** The fields of the thing that is selected. */
export function ObjectForm({ ref, of, onRemove }: ObjectFormProps) {
  const { planner, plannerWords: words } = useWorkbench()
  const { history, problems } = usePlannerAtRest('history', 'problems')
  const { plan } = history
  const object = plan[of.list][of.index]
  if (!object) return null
  const own = problems.filter(({ list, index }) => list === of.list && index === of.index)
  const fields = objectFields[of.list]
  const textOf = (problem: (typeof own)[number]) => problemText(words, problem, plan)
  const errorOf = (name: string) => own.filter(({ field }) => field === name).map(textOf)[0]
  const others = own.filter(({ field }) => !fields.some(({ name }) => name === field)).map(textOf)
  const endTyping = () => {
    const { history: now } = planner.state
    if (now.gesture) changeHistory(planner, endGesture(now))
  }
  return (
    <div ref={ref} data-fields="" onBlur={endTyping}>
      <Columns widths="1-1" from="start" gap="150" align="start" className={styles.fields}>
        {fields.map((field) => (
          <FieldOf
            key={field.name}
            of={of}
            object={object}
            field={field}
            error={errorOf(field.name)}
          />
        ))}
        <Corners of={of} object={object} />
        <p className={styles.wrong}>{others.join(' ')}</p>
        <Button size="small" variant="ghost" onClick={onRemove}>
          {filled(words.lists.remove, { object: objectName(words, of) })}
        </Button>
      </Columns>
    </div>
  )
}

interface FieldOfProps {
  of: ObjectRef
  object: ObjectOf<PlanList>
  field: ObjectField
  error: string | undefined
}

function FieldOf({ of, object, field, error }: FieldOfProps) {
  const { planner, plannerWords: words } = useWorkbench()
  const { name, unit, choices } = field
  const value = valueOf(object, field)
  const id = fieldId(of.list, name)
  const label = labelOf(field, words)
  const take = (taken: typeof value) => {
    const { plan } = planner.state.history
    editPlan(planner, withValue(plan, of, field, taken), `${of.list} ${of.index} ${name}`)
  }
  // What a zone of this kind has not.
  if (of.list === 'zones' && value === undefined) return null
  if (unit)
    return (
      <CommittedField
        id={id}
        name={name}
        label={label}
        unit={unit}
        type="number"
        step="any"
        inputMode="decimal"
        value={String(value ?? '')}
        of={object}
        error={error}
        onCommit={(input) => {
          const read = readNumber(input, field, words)
          if (typeof read === 'string') return read
          take(read)
          return undefined
        }}
      />
    )
  if (!choices)
    return (
      <Checkbox
        id={id}
        name={name}
        label={label}
        checked={value === true}
        onChange={({ target }) => take(target.checked || undefined)}
      />
    )
  return (
    <Select
      id={id}
      name={name}
      label={label}
      error={error}
      value={String(value ?? '')}
      onChange={({ target }) => take(choices.find((one) => String(one) === target.value))}
      options={choices.map((one) => [String(one), choiceText(name, one, words)])}
    />
  )
}

const labelOf = ({ name, label }: ObjectField, { fields }: PlannerWords) => {
  const labels: Readonly<Record<string, unknown>> = fields
  return String(labels[label ?? name])
}

function choiceText(name: string, choice: string | number, { fields, tools }: PlannerWords) {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    orientation: fields.orientations,
    direction: fields.directions,
    kind: tools,
    material: { ...fields.materials, '': fields.materials.unknown },
  }
  return texts[name]?.[choice] ?? `${choice}\u00a0m`
}

/** What was typed, or why it cannot be a value. */
function readNumber(
  { value: text, validity, valueAsNumber: value }: HTMLInputElement,
  { unit, least, most, optional }: ObjectField,
  { fields, number }: PlannerWords,
): number | undefined | string {
  if (optional && text === '' && !validity.badInput) return undefined
  if (!Number.isFinite(value)) return fields.number
  if (value >= least && value <= most) return value
  return unit === '%' || value > most
    ? filled(fields.between, { least: number(least), most: number(most) })
    : filled(fields.atLeast, { least: number(least) })
}

/** Of an area: a staging area always has four. */
function Corners({ of, object }: { of: ObjectRef; object: ObjectOf<PlanList> }) {
  const { planner } = useWorkbench()
  const edit = (withPolygon: (plan: Plan) => Plan) =>
    editPlan(planner, withPolygon(planner.state.history.plan))
  if ('polygon' in object)
    return (
      <CornerFields
        polygon={object.polygon}
        limits={[3, 32]}
        onChange={(polygon) =>
          edit((plan) => change(plan, 'zones', of.index, (zone) => ({ ...zone, polygon })))
        }
      />
    )
  if (!isCorners(object)) return null
  return (
    <CornerFields
      polygon={object}
      limits={[4, 4]}
      onChange={(polygon) => edit((plan) => change(plan, 'staging', of.index, () => polygon))}
    />
  )
}

const isCorners = (object: ObjectOf<PlanList>): object is readonly Corner[] => Array.isArray(object)
