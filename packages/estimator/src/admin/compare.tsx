import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDates } from '@repo/platform/admin/dates.ts'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { isReadable, type Run } from '../contract.ts'
import { comparedInputs, comparedResults, type ComparedRow } from './compare-rows.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './compare.module.css'
import { useRun } from './runs.ts'
import { UnreadableRun } from './unreadable-run.tsx'

/** Two runs side by side. */
export function ComparePage() {
  const { a, b } = useSearch({ from: '/calculator/compare' })
  const first = useRun(a)
  const second = useRun(b)
  const error = first.error ?? second.error
  if (!a || !b) return <NothingChosen />
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => void Promise.all([first.refetch(), second.refetch()])}
      />
    )
  if (!first.data || !second.data) return <LoadingPage />
  if (!isReadable(first.data)) return <UnreadableRun name={first.data.name} />
  if (!isReadable(second.data)) return <UnreadableRun name={second.data.name} />
  return <Comparison a={first.data} b={second.data} />
}

function NothingChosen() {
  return (
    <Page>
      <PageHeader
        title="Compare two estimates"
        summary="Select two saved estimates in the list, then choose “Compare”."
      />
      <p className={styles.note}>
        <Link to="/calculator">All saved estimates</Link>
      </p>
    </Page>
  )
}

function Comparison({ a, b }: { a: Run; b: Run }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const dates = useDates()
  const facts: ComparedRow[] = [
    row('Saved', dates.dateTime(a.createdAt), dates.dateTime(b.createdAt)),
    row('Saved by', a.createdByName ?? 'Deleted account', b.createdByName ?? 'Deleted account'),
    row('Price list', `Version ${a.constantsVersion}`, `Version ${b.constantsVersion}`),
    row('Currency', a.currency, b.currency),
  ]
  const groups = [
    { title: 'Estimate', rows: facts },
    { title: 'Results', rows: comparedResults(a, b) },
    { title: 'Inputs', rows: comparedInputs(a, b) },
  ]
  return (
    <Page back={<ListLink to="/calculator">Estimates</ListLink>}>
      <PageHeader
        title="Compare two estimates"
        summary={`Differences are highlighted and show the second value minus the first. ${a.currency === b.currency ? '' : 'Amounts in different currencies are not compared.'}`}
      >
        <Row as="label" unbroken gap="100" align="center" className={styles.only}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          Show only differences
        </Row>
      </PageHeader>
      <div className={styles.scroll}>
        <Table size="dense" heads="quiet" className={styles.table}>
          <colgroup>
            <col span={3} />
            <col className={styles.difference} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Compared</VisuallyHidden>
              </th>
              {[a, b].map(({ id, name }) => (
                <th key={id} scope="col">
                  <Link to="/calculator/$id" params={{ id }}>
                    {name}
                  </Link>
                </th>
              ))}
              <th scope="col">Difference</th>
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <Group
              key={title}
              title={title}
              rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
            />
          ))}
        </Table>
      </div>
    </Page>
  )
}

const row = (name: string, a: string, b: string): ComparedRow => ({ name, a, b, differs: a !== b })

function Group({ title, rows }: { title: string; rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="colgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {rows.map(({ name, note, a, b, change, differs }) => (
        <tr key={name} data-differs={differs || undefined}>
          <th scope="row">
            {name}
            {note && (
              <Text size="chart" tone="muted" weight="normal">
                {note}
              </Text>
            )}
          </th>
          <td>{a}</td>
          <td>
            {b}
            {change && <small>{change}</small>}
          </td>
          <td>{change}</td>
        </tr>
      ))}
    </tbody>
  )
}
