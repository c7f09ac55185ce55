import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { definitionFigures } from '../site/figures.ts'
import { FiguresTable } from '../site/figures-table.tsx'
import { simulatorWords as pageWords, runsWords as words } from '#words/index.ts'
import { kpiNames } from './kpis.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'

/** The key figures of both runs, each with its definition. */
export function KpiTable({ lang }: { lang: Lang }) {
  const { kpi, without, with: withLocation, change, rows, limiter } = pageWords[lang].shift
  return (
    <Stack gap="200" data-part="key-figures">
      <h3>{words[lang].figures}</h3>
      <p data-part="summary" />
      <FiguresTable
        stacks
        label={words[lang].figures}
        head={[kpi, without, withLocation, change]}
        numbers={3}
        rows={kpiNames.map((key) => {
          const [name, definition] = rows[key]
          return {
            key,
            cells: [
              <span key="name">
                {name}
                <small>{fill(lang, definition ?? '', definitionFigures(lang))}</small>
              </span>,
              ...(['without', 'with', 'change'] as const).map((column) => (
                <span key={column} data-kpi={`${key}-${column}`} />
              )),
            ],
          }
        })}
      />
      <p>{limiter}</p>
    </Stack>
  )
}
