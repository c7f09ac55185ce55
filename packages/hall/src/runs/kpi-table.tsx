import { FiguresTable } from '../site/figures-table.tsx'
import { useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { changeOf, changeText, kpiNames, kpiText } from './kpis.ts'
import { pairOf, summaryOf } from './run-texts.ts'
import type { BothRuns } from './runs-state.ts'

/** The key figures of both runs, each with its definition. */
export function KpiTable({ both }: { both: BothRuns | undefined }) {
  const { lang, words } = useWorkbench()
  const { kpi, without, with: withLocation, change, rows, alone, others } = words.shift
  const { figures, browser } = words.runs
  return (
    <Stack gap="200" data-part="key-figures">
      <h3>{figures}</h3>
      <p>{both && summaryOf(both, browser, lang)}</p>
      <FiguresTable
        cards="figures"
        label={figures}
        head={[kpi, without, withLocation, change]}
        numbers={3}
        rows={kpiNames.map((key) => {
          const [name, definition] = rows[key]
          const [first, second] = both ? pairOf(both, key) : []
          const texts = {
            without: both && kpiText(lang, key, first),
            with: both && kpiText(lang, key, second),
            change: both && changeText(lang, changeOf(first, second)),
          }
          return {
            key,
            cells: [
              <span key="name">
                {name}
                <small>{definition}</small>
              </span>,
              ...(['without', 'with', 'change'] as const).map((column) => (
                <span key={column} data-kpi={`${key}-${column}`}>
                  {texts[column]}
                </span>
              )),
            ],
          }
        })}
      />
      <p>{both && (isProductAlone(both) ? alone : others)}</p>
    </Stack>
  )
}

const isProductAlone = ({ settings: { switches } }: BothRuns) =>
  !switches.dispatch && !switches.limit
