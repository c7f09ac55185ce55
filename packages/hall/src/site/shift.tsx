import { sampleResults } from '#src/model/shift/sample-results.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { changeOf, changeText, kpiNames, kpiText } from '../runs/kpis.ts'
import { definitionFigures } from './figures.ts'
import { addedBy, pairOf } from './published-run.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { simulatorWords as words } from '#words/index.ts'

/** The default run, without and with the product alone, and what others add by its positions. */
export function Shift({ lang }: { lang: Lang }) {
  const { title, lead, kpi, without, with: withLocation, change, ...said } = words[lang].shift
  const { seeds, trucks, ordersPerHour: orders } = sampleResults
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
                <small>{fill(lang, definition ?? '', definitionFigures(lang))}</small>
              </>,
              kpiText(lang, key, pairOf(key)[0], 'mean'),
              kpiText(lang, key, pairOf(key)[1], 'mean'),
              changeText(lang, changeOf(...pairOf(key))),
            ],
          }
        })}
      />
      <Text size="compact" tone="muted" measure="prose" above="250">
        {fill(lang, said.dispatch, {
          dispatch: changeText(lang, addedBy('dispatch', 'responseMedian')),
          empty: changeText(lang, addedBy('dispatch', 'kmEmpty')),
        })}
      </Text>
      <Text size="compact" tone="muted" measure="prose" above="250">
        {fill(lang, said.limit, {
          speeding: changeText(lang, addedBy('limit', 'speeding')),
          limit: changeText(lang, addedBy('limit', 'responseMedian')),
        })}
      </Text>
    </Section>
  )
}
