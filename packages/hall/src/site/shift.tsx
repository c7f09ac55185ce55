import { sampleResults } from '#src/model/shift/sample-results.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { changeOf, changeText, kpiText, type Kpi } from '../runs/kpis.ts'
import { definitionFigures } from './figures.ts'
import type { HardwarePrices } from './hardware-prices.ts'
import { addedBy, byChange, pairOf, searchedShare } from './published-run.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { simulatorWords as words } from '#words/index.ts'

interface ShiftProps {
  lang: Lang
  /** What the estimate counts of the same losses. */
  estimated: HardwarePrices['estimated']
}

/** The default run, without and with the product alone, and what others add by its positions. */
export function Shift({ lang, estimated }: ShiftProps) {
  const { title, lead, kpi, without, with: withLocation, change, ...said } = words[lang].shift
  const { seeds, trucks, ordersPerHour: orders } = sampleResults
  return (
    <Section
      ground="ink"
      id="shift"
      title={title}
      lead={<p>{fill(lang, lead, { seeds, trucks, orders })}</p>}
    >
      <Gains lang={lang} />
      <Text as="div" above="400">
        <FiguresTable
          stacks
          label={kpi}
          head={[kpi, without, withLocation, change]}
          numbers={3}
          rows={byChange.map((key) => {
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
      </Text>
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
      <Text size="compact" tone="muted" measure="prose" above="250">
        {fill(lang, said.searchNote, {
          share: formatPercent(lang, searchedShare, 1),
          search: formatPercent(lang, estimated.search),
        })}
      </Text>
      <Text size="compact" tone="muted" measure="prose" above="250">
        {fill(lang, said.idleNote, { idle: formatPercent(lang, estimated.idle) })}
      </Text>
    </Section>
  )
}

/** The gains of the run in large figures, the last one by the customer’s WMS. */
function Gains({ lang }: { lang: Lang }) {
  const { gains } = words[lang].shift
  const changed = (name: Kpi) => changeText(lang, changeOf(...pairOf(name)))
  const figures = [
    [gains.nearMisses, changed('nearMisses')],
    [gains.search, changed('search')],
    [gains.dispatch, changeText(lang, addedBy('dispatch', 'responseMedian'))],
  ] as const
  return (
    <Columns as="dl" widths="1-1-1" from="medium" gap="200 400" align="end">
      {figures.map(([name, change]) => (
        <div key={name}>
          <Text as="dt" size="compact" tone="muted">
            {name}
          </Text>
          <Text as="dd" size="title">
            {change}
          </Text>
        </div>
      ))}
    </Columns>
  )
}
