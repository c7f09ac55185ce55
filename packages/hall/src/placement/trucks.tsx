import { useState } from 'react'
import { Field } from '@repo/platform/ui/field.tsx'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'

/** How many trucks get tags: what is typed counts at once where it is a number of trucks. */
export function Trucks() {
  const { planner, words } = useWorkbench()
  const { trucks } = usePlannerAtRest('trucks')
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      label={words.placement.materials.trucks}
      name="plan-trucks"
      type="number"
      min={0}
      max={500}
      step={1}
      inputMode="numeric"
      value={typed ?? String(trucks)}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value && target.checkValidity()) planner.set({ trucks: target.valueAsNumber })
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
