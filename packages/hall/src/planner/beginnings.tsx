import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@repo/platform/ui/button.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { estimatedHall } from '#src/model/hall-numbers.ts'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { emptyHall } from './hall-edits.ts'
import { openGenerated, openPlan, openTemplate } from './planner-state.ts'
import { templateOf } from './template-of.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'
import { templates } from './templates.ts'

/** What a plan can begin with: a template, an empty hall, or the hall of this device's estimate. */
export function Beginnings() {
  const { planner, pricing, plannerWords } = useWorkbench()
  const { template, chooseTemplate, templateNames, hall, fromEstimate, noEstimate } = plannerWords
  const parts = usePlannerAtRest('history', 'origin', 'trucks', 'ordersPerHour')
  const hasEstimate = useEstimateOfDevice()
  return (
    <Stack gap="100">
      <Select
        label={template}
        name="template"
        emptyLabel={chooseTemplate}
        value={templateOf(parts) ?? ''}
        onChange={({ target }) => {
          if (isKeyOf(templates, target.value)) openTemplate(planner, target.value)
        }}
        options={Object.entries(templateNames)}
      />
      <Button
        size="small"
        variant="ghost"
        data-anew=""
        onClick={() => openPlan(planner, emptyHall())}
      >
        {hall.anew}
      </Button>
      <ButtonLink
        size="small"
        variant="ghost"
        href={`${pricing}#estimate`}
        onClick={(event) => {
          const found = numbersOfDevice()
          if (!found) return
          event.preventDefault()
          openGenerated(planner, found.size, found.trucks)
        }}
      >
        {fromEstimate}
      </ButtonLink>
      {!hasEstimate && (
        <Text size="small" tone="muted">
          {noEstimate}
        </Text>
      )}
    </Stack>
  )
}

const numbersOfDevice = () => estimatedHall(() => localStorage)

/** Also of an estimate that was made in another tab, or before one came back to this page. */
function useEstimateOfDevice(): boolean {
  const [hasEstimate, setHasEstimate] = useState(false)
  useEffect(() => {
    const look = () => setHasEstimate(!!numbersOfDevice())
    look()
    for (const type of ['storage', 'pageshow']) addEventListener(type, look)
    return () => {
      for (const type of ['storage', 'pageshow']) removeEventListener(type, look)
    }
  }, [])
  return hasEstimate
}
