import { useMemo, useState } from 'react'
import { Select } from '@repo/platform/ui/select.tsx'
import { FiguresTable } from '../site/figures-table.tsx'
import { useRuns, useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { kpiNames, kpiOf, kpiText } from './kpis.ts'
import styles from './run-panel.module.css'
import { nameOf, textOf } from './run-texts.ts'
import { sides } from './runs-state.ts'

/** What opens on demand: each truck, and what happened when. */
export function RunDetails() {
  return (
    <Stack gap="200" className={styles.details}>
      <TruckFigures />
      <Log />
    </Stack>
  )
}

const truckKpis = kpiNames.filter((name) => name !== 'responseP95' && name !== 'retrieval')

/** The key figures of one truck, in both runs. */
function TruckFigures() {
  const { lang, words } = useWorkbench()
  const { both } = useRuns('both')
  const [chosen, setChosen] = useState({ both, truck: 0 })
  // Other runs begin with their first truck.
  const truck = chosen.both === both ? chosen.truck : 0
  const { perTruckTitle, truck: label, browser } = words.runs
  const { kpi, without, with: withLocation, rows } = words.shift
  return (
    <details>
      <summary>{perTruckTitle}</summary>
      <Select
        label={label}
        name="run-truck"
        value={truck}
        onChange={({ target }) => setChosen({ both, truck: Number(target.value) })}
        options={(both?.of.with.run.perTruck ?? []).map((_, one) => [
          String(one),
          nameOf(one, browser),
        ])}
      />
      <FiguresTable
        label={perTruckTitle}
        head={[kpi, without, withLocation]}
        numbers={2}
        rows={truckKpis.map((key) => ({
          key,
          cells: [
            rows[key][0],
            ...sides.map((side) => {
              const figures = both?.of[side].run.perTruck[truck]
              return figures && kpiText(lang, key, kpiOf(figures, key))
            }),
          ],
        }))}
      />
    </details>
  )
}

/** Rows of the log that are listed; a longer list is of no use to anybody. */
const mostRows = 200

function Log() {
  const { words } = useWorkbench()
  const { log, logKind, logAll, logKinds, logNote } = words.runs
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState('')
  return (
    <details data-part="log" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{log}</summary>
      <Select
        label={logKind}
        name="run-log-kind"
        emptyLabel={logAll}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={Object.entries(logKinds)}
      />
      <p>{logNote}</p>
      {/* The keyboard can scroll only where it can go. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={log} tabIndex={0}>
        <ol>{isOpen && <Entries kind={kind} />}</ol>
      </div>
    </details>
  )
}

function Entries({ kind }: { kind: string }) {
  const { lang, words } = useWorkbench()
  const { browser } = words.runs
  const { both } = useRuns('both')
  const entries = useMemo(
    () =>
      sides
        .flatMap((side) => (both?.of[side].run.log ?? []).map((entry) => ({ side, entry })))
        .filter(({ entry }) => !kind || entry.kind === kind)
        .toSorted((a, b) => a.entry.t - b.entry.t)
        .slice(0, mostRows),
    [both, kind],
  )
  return entries.map(({ side, entry }, index) => (
    <li key={index}>{textOf(entry, browser[side], browser, lang)}</li>
  ))
}
