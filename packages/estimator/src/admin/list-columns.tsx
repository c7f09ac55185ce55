import { Link } from '@tanstack/react-router'
import type { Dates } from '@repo/platform/admin/dates.ts'
import styles from '@repo/platform/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '@repo/platform/admin/table/data-table.tsx'
import type { RunSummary } from '../contract.ts'
import { countryName, moneyText, paybackText } from './words.ts'
import { RunRowMenu } from './run-row-menu.tsx'

export function runColumns(dates: Dates, mayWrite: boolean): TableColumn<RunSummary>[] {
  return [
    {
      id: 'name',
      header: 'Run',
      size: 'wide',
      cell: ({ id, name, input }) => (
        <div className={styles.stacked}>
          <Link to="/calculator/$id" params={{ id }} className={rowLink}>
            {name}
          </Link>
          <span>
            {name === input.companyName ? '' : `${input.companyName}, `}
            {countryName(input.country)}
          </span>
        </div>
      ),
    },
    {
      id: 'investment',
      header: 'Investment',
      cell: ({ results, currency }) => moneyText(results.investment, currency),
    },
    { id: 'payback', header: 'Payback', cell: ({ results }) => paybackText(results) },
    {
      id: 'version',
      header: 'Prices',
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
      header: 'Changed',
      size: 'narrow',
      cell: ({ updatedAt }) => <span className={styles.quiet}>{dates.dateTime(updatedAt)}</span>,
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            header: 'Actions',
            hiddenHeader: true,
            cell: (run: RunSummary) => <RunRowMenu run={run} />,
          },
        ]
      : []),
  ]
}
