import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { buttonClass } from '@repo/platform/admin/form/button.tsx'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { KeyHint } from '@repo/platform/admin/single-keys.tsx'
import { ListPage } from '@repo/platform/admin/table/list-page.tsx'
import type { StoredRunSummary } from '../contract.ts'
import { runColumns } from './list-columns.tsx'
import { useRuns } from './runs.ts'

/** Accounts without the permission to read stored runs see the form alone. */
export function CalculatorPage() {
  const mayRead = useMay('calculator:read')
  return mayRead ? <RunsPage /> : <Navigate to="/calculator/new" replace />
}

function RunsPage() {
  const query = useSearch({ from: '/calculator' })
  const navigate = useNavigate()
  const mayWrite = useMay('calculator:write')
  const dates = useDates()
  useHotkeys({ n: () => void navigate({ to: '/calculator/new' }) })
  return (
    <ListPage
      title="Estimates"
      summary="Saved estimates, latest change first. Each keeps the price list it was made with. Select two to compare them."
      actions={<NewRun />}
      query={query}
      searchLabel="Search names and companies"
      list={useRuns(query)}
      columns={useMemo(() => runColumns(dates, mayWrite), [dates, mayWrite])}
      rowName={({ name }) => name}
      bulk={(selected) => <Compare runs={selected} />}
      empty={
        <>
          <h2>No saved estimates yet</h2>
          <p>Create an estimate for a site and save it to see it here.</p>
          <NewRun />
        </>
      }
    />
  )
}

function NewRun() {
  return (
    <Link to="/calculator/new" className={buttonClass('primary')}>
      New estimate <KeyHint>N</KeyHint>
    </Link>
  )
}

/** The earlier run is on the left: differences are from it to the later. */
function Compare({ runs }: { runs: readonly StoredRunSummary[] }) {
  const [a, b] = runs.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!a || !b || runs.length > 2) return <p>Select two estimates to compare them.</p>
  return (
    <Link to="/calculator/compare" search={{ a: a.id, b: b.id }} className={buttonClass()}>
      Compare
    </Link>
  )
}
