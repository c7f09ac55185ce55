import { Link } from '@tanstack/react-router'
import type { Dates } from '@repo/platform/admin/dates.ts'
import styles from '@repo/platform/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '@repo/platform/admin/table/data-table.tsx'
import { isReadable, type StoredRunSummary } from '../contract.ts'
import { countryName, moneyText, paybackText } from './words.ts'
import { RunRowMenu } from './run-row-menu.tsx'

export function runColumns(dates: Dates, mayWrite: boolean): TableColumn<StoredRunSummary>[] {
  return [
    {
      id: 'name',
      header: 'Estimate',
      size: 'wide',
      cell: (run) => (
        <div className={styles.stacked}>
          <Link to="/calculator/$id" params={{ id: run.id }} className={rowLink}>
            {run.name}
          </Link>
          <span>{siteOf(run)}</span>
        </div>
      ),
    },
    {
      id: 'investment',
      header: 'Investment',
      cell: (run) =>
        isReadable(run) ? moneyText(run.results.investment, run.currency) : 'Cannot be read',
    },
    {
      id: 'payback',
      header: 'Payback',
      cell: (run) => isReadable(run) && paybackText(run.results),
    },
    {
      id: 'version',
      header: 'Price list',
      size: 'narrowest',
      cell: ({ constantsVersion }) => (
        <span className={styles.quiet}>Version {constantsVersion}</span>
      ),
    },
    {
      id: 'createdBy',
      header: 'Saved by',
      size: 'narrow',
      cell: ({ createdByName }) => (
        <span className={styles.quiet}>{createdByName ?? 'Deleted account'}</span>
      ),
    },
    {
      id: 'updatedAt',
      header: 'Last change',
      size: 'narrow',
      cell: ({ updatedAt }) => <span className={styles.quiet}>{dates.dateTime(updatedAt)}</span>,
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            header: 'Actions',
            hiddenHeader: true,
            cell: (run: StoredRunSummary) => <RunRowMenu run={run} />,
          },
        ]
      : []),
  ]
}

/** The company, unless the run has its name, and the country. */
function siteOf(run: StoredRunSummary): string {
  const company = isReadable(run) ? run.input.companyName : run.companyName
  const country = isReadable(run) ? [countryName(run.input.country)] : []
  return [...(run.name === company ? [] : [company]), ...country].join(', ')
}
