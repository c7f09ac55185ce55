import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { positionClasses, type PositionClass } from '#src/model/error.ts'
import { AnchorSwatch, ClassSwatch } from '../drawing/swatches.tsx'
import type { LegendWords } from './legend-words.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './map-legend.module.css'

interface MapLegendProps {
  words: LegendWords
  /** Tells its patterns from those of the drawings. */
  id: string
  /** Of the floor, written: absent while nothing is measured. */
  shares: Readonly<Partial<Record<PositionClass, string>>>
}

/** What the colours of a map mean, with the share of the floor that has each. */
export function MapLegend({ words, id, shares }: MapLegendProps) {
  return (
    <Stack gap="200" className={styles.legend}>
      <Text tone="muted">{words.legend}</Text>
      <Stack as="ul" gap="150">
        {positionClasses.map((name) => (
          <Columns as="li" gap="150" align="start" key={name}>
            <PlanView width={8} height={6} scale={5} light="paper">
              <ClassSwatch id={id} name={name} />
            </PlanView>
            <span>
              {words.classes[name]}
              <small>{shares[name]}</small>
            </span>
          </Columns>
        ))}
        <Columns as="li" gap="150" align="start">
          <PlanView width={8} height={6} scale={5} light="paper">
            <AnchorSwatch />
          </PlanView>
          <span>{words.anchor}</span>
        </Columns>
      </Stack>
    </Stack>
  )
}
