import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { positionClasses, type PositionClass } from '#src/model/error.ts'
import { AnchorSwatch, ClassSwatch } from '../drawing/swatches.tsx'
import type { LegendWords } from './legend-words.ts'
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
    <div className={styles.legend}>
      <p>{words.legend}</p>
      <ul>
        {positionClasses.map((name) => (
          <li key={name}>
            <PlanView width={8} height={6} scale={5} light="paper">
              <ClassSwatch id={id} name={name} />
            </PlanView>
            <span>
              {words.classes[name]}
              <small>{shares[name]}</small>
            </span>
          </li>
        ))}
        <li>
          <PlanView width={8} height={6} scale={5} light="paper">
            <AnchorSwatch />
          </PlanView>
          <span>{words.anchor}</span>
        </li>
      </ul>
    </div>
  )
}
