import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Select } from '@repo/platform/ui/select.tsx'
import { FiguresTable } from '../site/figures-table.tsx'
import { simulatorWords as pageWords, runsWords as words } from '#words/index.ts'
import { caseKpis } from './case-kpis.ts'
import { changeText, kpiNames } from './kpis.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './run-panel.module.css'

/** What opens on demand: customers' results beside this plan, each truck, and what happened when. */
export function RunDetails({ lang }: { lang: Lang }) {
  const { results, resultsLead, yourPlan, log, logKind, logKinds, logNote } = words[lang]
  const { result, customers } = pageWords[lang].results
  return (
    <Stack gap="200" className={styles.details}>
      <details>
        <summary>{results}</summary>
        <p>{resultsLead}</p>
        <FiguresTable
          label={`${results}: ${yourPlan}`}
          head={[result, customers, yourPlan]}
          numbers={2}
          rows={caseResults.flatMap(({ key, share }) =>
            key in caseKpis
              ? [
                  {
                    key,
                    cells: [
                      casesWords[lang].names[key],
                      changeText(lang, share),
                      <span key="plan" data-result={key} />,
                    ],
                  },
                ]
              : [],
          )}
        />
      </details>
      <TruckFigures lang={lang} />
      <details data-part="log">
        <summary>{log}</summary>
        <Select
          label={logKind}
          name="run-log-kind"
          emptyLabel={words[lang].logAll}
          options={Object.entries(logKinds)}
        />
        <p>{logNote}</p>
        {/* The keyboard can scroll only where it can go. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroll} role="region" aria-label={log} tabIndex={0}>
          <ol />
        </div>
      </details>
    </Stack>
  )
}

const truckKpis = kpiNames.filter((name) => name !== 'responseP95' && name !== 'retrieval')

/** The key figures of one truck, in both runs. */
function TruckFigures({ lang }: { lang: Lang }) {
  const { perTruckTitle, truck } = words[lang]
  const { kpi, without, with: withLocation, rows } = pageWords[lang].shift
  return (
    <details data-part="truck-figures">
      <summary>{perTruckTitle}</summary>
      <Select label={truck} name="run-truck" options={[]} />
      <FiguresTable
        label={perTruckTitle}
        head={[kpi, without, withLocation]}
        numbers={2}
        rows={truckKpis.map((key) => ({
          key,
          cells: [
            rows[key][0] ?? '',
            <span key="without" data-truck-kpi={`${key}-without`} />,
            <span key="with" data-truck-kpi={`${key}-with`} />,
          ],
        }))}
      />
    </details>
  )
}
