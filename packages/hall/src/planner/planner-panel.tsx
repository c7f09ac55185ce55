import { useState, useEffect } from 'react'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { Button, ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { estimatedHall } from '#src/model/hall-numbers.ts'
import { MapPanel } from '../placement/map-panel.tsx'
import { PlacementPanel } from '../placement/placement-panel.tsx'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './planner-panel.module.css'
import { PlanCanvas } from './canvas.tsx'
import { emptyHall } from './hall-edits.ts'
import { HallFields } from './hall-fields.tsx'
import { ObjectList } from './object-list.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { openGenerated, openPlan, openTemplate } from './planner-state.ts'
import { filled } from './planner-words.ts'
import { ProblemList } from './problem-list.tsx'
import { templateOf } from './template-of.ts'
import type { TemplateName } from './templates.ts'
import { ToolBar, useUndoKeys } from './tool-bar.tsx'

/**
 * Where a hall is drawn. Below the canvas stands what explains the map, beside it what one draws with,
 * below both what follows from the plan.
 */
export function PlannerPanel() {
  const { title, lead } = useWorkbench().plannerWords
  const panel = useUndoKeys()
  return (
    <Section id="planner" title={title} lead={<p>{lead}</p>}>
      <div ref={panel} className={`${lightClass.paper} ${styles.panel}`} data-planner="">
        <Columns widths="rest-340" from="large" align="start" gap="300">
          <div className={styles.drawing}>
            <ToolBar />
            <PlanCanvas />
            <MapPanel />
            <KeyHelp />
          </div>
          <div className={styles.beside}>
            <ProblemList />
            <Beginnings />
            <div>
              <HallFields />
              <PicturePanel />
            </div>
            <ObjectList />
          </div>
        </Columns>
        <PlacementPanel />
      </div>
    </Section>
  )
}

function KeyHelp() {
  const { lang, plannerWords } = useWorkbench()
  const { title, rows } = plannerWords.keys
  const steps = { coarse: formatNumber(lang, 0.5, 1), fine: formatNumber(lang, 0.1, 1), far: 5 }
  return (
    <details className={styles.keys}>
      <summary>{title}</summary>
      <Facts terms="strong" layout="beside">
        {rows.map(([key, effect]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{filled(effect ?? '', steps)}</dd>
          </div>
        ))}
      </Facts>
    </details>
  )
}

/** What a plan can begin with: a template, an empty hall, or the hall of this device's estimate. */
function Beginnings() {
  const { planner, pricing, plannerWords } = useWorkbench()
  const { template, chooseTemplate, templateNames, hall, fromEstimate, noEstimate } = plannerWords
  const parts = usePlannerAtRest('history', 'origin', 'trucks', 'ordersPerHour')
  const hasEstimate = useEstimateOfDevice()
  return (
    <Stack narrow gap="100" className={styles.beginnings}>
      <Select
        label={template}
        name="template"
        emptyLabel={chooseTemplate}
        value={templateOf(parts) ?? ''}
        onChange={({ target }) => {
          if (target.value) openTemplate(planner, target.value as TemplateName)
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
