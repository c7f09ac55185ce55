import { formatNumber, formatPercent, written } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { Section } from '#src/ui/section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { formatChange, measured } from './figures.ts'
import {
  alone,
  changeOf,
  kpis,
  kpiNames,
  kpiUnits,
  nearMiss,
  publishedRun,
  type Kpi,
} from './published-run.ts'
import styles from './tables.module.css'
import { words } from './words.ts'

/** The default run, without and with location, each key figure with its definition. */
export function Shift({ lang }: { lang: Lang }) {
  const { title, lead, kpi, without, with: withLocation, change, ...said } = words[lang].shift
  const { seeds, trucks, ordersPerHour: orders } = publishedRun
  const definitionFigures = {
    conflict: measured(lang, nearMiss.seconds, 's', 1),
    speed: measured(lang, nearMiss.metresPerSecond, 'm/s', 1),
  }
  return (
    <Section
      ground="ink"
      id="shift"
      title={title}
      lead={<p>{fill(lang, lead, { seeds, trucks, orders })}</p>}
    >
      <FiguresTable
        stacks
        label={kpi}
        head={[kpi, without, withLocation, change]}
        numbers={3}
        rows={kpiNames.map((key) => {
          const [name, definition] = said.rows[key]
          return {
            key,
            cells: [
              <>
                {name}
                <small>{fill(lang, definition ?? '', definitionFigures)}</small>
              </>,
              kpiText(lang, key, kpis[key][0]),
              kpiText(lang, key, kpis[key][1]),
              formatChange(lang, changeOf(kpis[key])),
            ],
          }
        })}
      />
      <p className={styles.note}>
        {fill(lang, said.safety, {
          dispatch: formatChange(lang, alone.dispatch.response),
          limit: formatPercent(lang, alone.limit.response),
        })}
      </p>
      <p className={styles.note}>{said.limiter}</p>
    </Section>
  )
}

function kpiText(lang: Lang, key: Kpi, value: number): string {
  const { unit, digits } = kpiUnits[key]
  if (unit === 'share')
    return written(lang, value, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  return unit ? measured(lang, value, unit, digits) : formatNumber(lang, value, digits)
}
