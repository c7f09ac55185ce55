import { shiftConstants } from '#src/model/shift/constants.ts'
import { sampleResults } from '#src/model/shift/sample-results.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Fold } from '@repo/platform/ui/fold.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { changeOf, changeText, kpiText, type Kpi } from '../runs/kpis.ts'
import { definitionFigures } from './figures.ts'
import type { HardwarePrices } from './hardware-prices.ts'
import { byChange, changed, changeWith, customerSearch, pairOf, systems } from './published-run.ts'
import styles from './index.module.css'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { simulatorWords as words } from '#words/index.ts'

interface ShiftProps {
  lang: Lang
  /** What the estimate counts of the same losses. */
  estimated: HardwarePrices['estimated']
}

/** The default run: what the product changes, what others add by its positions, and all key figures. */
export function Shift({ lang, estimated }: ShiftProps) {
  const { title, lead, systems: names, ...said } = words[lang].shift
  const { seeds, trucks, ordersPerHour: orders } = sampleResults
  const figure = (name: Kpi) => changeText(lang, changeWith('product', name))
  const notes = [
    fill(lang, said.everywhere, { search: figure('search'), fifo: figure('fifo') }),
    said.dispatch,
    fill(lang, said.limit, { limit: changeText(lang, changeWith('limit', 'responseMedian')) }),
  ]
  return (
    <Section
      ground="ink"
      id="shift"
      title={title}
      lead={<p>{fill(lang, lead, { seeds, trucks, orders })}</p>}
    >
      <Gains lang={lang} />
      <Notes
        texts={[
          fill(lang, said.searched, {
            wrong: formatPercent(lang, shiftConstants.mistakes),
            searchSpan: casesWords[lang].searchSpan,
            customer: changeText(lang, customerSearch),
          }),
        ]}
      />
      <Text as="div" above="400">
        <FiguresTable
          cards="figures"
          label={names.label}
          head={[names.label, names.alone, names.dispatch, names.limit, names.both]}
          numbers={4}
          rows={changed.map((key) => ({
            key,
            cells: [
              said.rows[key][0],
              ...systems.map((system) => changeText(lang, changeWith(system, key))),
            ],
          }))}
        />
      </Text>
      <Notes texts={notes} />
      <EveryFigure lang={lang} estimated={estimated} />
    </Section>
  )
}

/** Both runs of the product alone with what each key figure means, behind what opens on demand. */
function EveryFigure({ lang, estimated }: ShiftProps) {
  const { kpi, without, with: withLocation, change, every, rows, ...said } = words[lang].shift
  const notes = [
    said.same,
    fill(lang, said.searchNote, {
      wrong: formatPercent(lang, shiftConstants.mistakes),
      search: formatPercent(lang, estimated.search),
    }),
    fill(lang, said.idleNote, { idle: formatPercent(lang, estimated.idle) }),
  ]
  return (
    <Text as="div" above="400">
      <Fold title={every}>
        <FiguresTable
          cards="figures"
          label={kpi}
          head={[kpi, without, withLocation, change]}
          numbers={3}
          rows={byChange.map((key) => {
            const [name, definition] = rows[key]
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
        <Notes texts={notes} />
      </Fold>
    </Text>
  )
}

const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} size="compact" tone="muted" measure="prose" above="250">
      {text}
    </Text>
  ))

/** The gains of the run in large figures, the last one by the customer’s WMS. */
function Gains({ lang }: { lang: Lang }) {
  const { gains } = words[lang].shift
  const changeBy = (system: 'product' | 'dispatch', name: Kpi) =>
    changeText(lang, changeWith(system, name))
  const figures = [
    [gains.nearMisses, changeBy('product', 'nearMisses')],
    [gains.search, changeBy('product', 'search')],
    [
      fill(lang, gains.dispatch, { alone: changeBy('product', 'responseMedian') }),
      changeBy('dispatch', 'responseMedian'),
    ],
  ] as const
  return (
    <Columns as="dl" widths="1-1-1" from="medium" gap="200 400">
      {figures.map(([name, change]) => (
        <Row key={name} className={styles.gain}>
          <Text as="dt" size="compact" tone="muted">
            {name}
          </Text>
          <dd>{change}</dd>
        </Row>
      ))}
    </Columns>
  )
}
