import { useRef } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import { MapLegend } from '../site/map-legend.tsx'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { mapStateOf, sharesOf } from './current-map.ts'
import styles from './placement-panel.module.css'
import { valueNames } from './values-at.ts'

/** In a corner of the drawing, where a finger sees it: the values below say the same and more. */
export function BriefValues() {
  const values = useValues()
  return (
    <p className={styles.brief} aria-hidden="true" data-brief-values="" hidden={!values}>
      {values?.brief}
    </p>
  )
}

/** What explains the map. */
export function MapPanel() {
  const { words } = useWorkbench()
  return (
    <Stack gap="200">
      <Legend />
      <Text size="small" tone="muted">
        {words.placement.map.limit}
      </Text>
    </Stack>
  )
}

/** Of the place under the pointer or the keyboard's cursor. */
function useValues() {
  return useWorkbench().valuesShown(usePlanner('cursor', 'history', 'method', 'map'))
}

/** How well a position is measured at a place. */
export function Values() {
  const { values: title, hint, rows } = useWorkbench().words.placement
  const values = useValues()
  return (
    <section className={styles.values} aria-label={title}>
      <Text tone="muted" hidden={!!values}>
        {hint}
      </Text>
      <Facts terms="small" layout="between" hidden={!values}>
        {valueNames.map((name) => (
          <div key={name}>
            <dt>{rows[name]}</dt>
            <dd data-value={name}>{values?.[name]}</dd>
          </div>
        ))}
      </Facts>
    </section>
  )
}

/** In a corner of the drawing: the reason for a missing map. */
export function MapState() {
  const { planner, words } = useWorkbench()
  const { map } = words.placement
  const parts = ['map', 'mapFailed', 'problems', 'history', 'method', 'gesture'] as const
  const state = mapStateOf(usePlanner(...parts))
  const status = useRef<HTMLDivElement>(null)
  const again = () => {
    planner.set({ mapFailed: false })
    status.current?.focus()
  }
  return (
    <div className={styles.state} hidden={state === 'ready'}>
      <p className={styles.computing} hidden={state !== 'computing'}>
        {map.computing}
      </p>
      <div ref={status} role="status" tabIndex={-1}>
        <p hidden={state !== 'problems'}>{map.problems}</p>
        <p hidden={state !== 'failed'}>
          {map.failed}{' '}
          <Button size="small" variant="ghost" onClick={again}>
            {map.again}
          </Button>
        </p>
      </div>
    </div>
  )
}

function Legend() {
  const { words, texts } = useWorkbench()
  const shares = sharesOf(usePlanner('map'), texts.classShare)
  return <MapLegend words={words.legend} id="plan-legend" shares={shares} />
}
