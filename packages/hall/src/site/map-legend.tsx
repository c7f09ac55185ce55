import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import type { Light } from '@repo/pictures/plan/light.ts'
import { positionClasses } from '#src/model/error.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { AnchorSwatch, ClassSwatch } from '../drawing/swatches.tsx'
import type { MappedPlan } from './default-hall.ts'
import { hallFigures } from './figures.ts'
import styles from './map-legend.module.css'
import { simulatorWords as words } from '#words/index.ts'

interface MapLegendProps {
  lang: Lang
  /** Tells its patterns from those of the drawings. */
  id: string
  light: Light
  /** Absent where a script writes them. */
  shares?: MappedPlan['shares']
}

/** What the colours of a map mean, with the share of the floor that has each. */
export function MapLegend({ lang, id, light, shares }: MapLegendProps) {
  const { legend, classes, anchor, share } = words[lang].map
  const limits = hallFigures(lang)
  const limitOf = { ...limits, none: '' }
  return (
    <div className={styles.legend}>
      <p>{legend}</p>
      <ul>
        {positionClasses.map((name) => (
          <li key={name}>
            <PlanView width={8} height={6} scale={5} light={light}>
              <ClassSwatch id={id} name={name} light={light} />
            </PlanView>
            <span>
              {fill(lang, classes[name], { limit: limitOf[name] })}
              <small data-share={name}>
                {shares && fill(lang, share, { share: formatPercent(lang, shares[name], 1) })}
              </small>
            </span>
          </li>
        ))}
        <li>
          <PlanView width={8} height={6} scale={5} light={light}>
            <AnchorSwatch />
          </PlanView>
          <span>{anchor}</span>
        </li>
      </ul>
    </div>
  )
}
