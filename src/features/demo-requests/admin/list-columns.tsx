import { Link } from '@tanstack/react-router'
import { Chip } from '#src/admin/chip.tsx'
import type { Dates } from '#src/admin/dates.ts'
import cellsStyles from '#src/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '#src/admin/table/data-table.tsx'
import type { DemoRequest } from '../contract.ts'
import { countryName, stateNames, stateTones, useCaseNames } from './labels.ts'
import styles from './list.module.css'

export function demoRequestColumns(dates: Dates): TableColumn<DemoRequest>[] {
  return [
    {
      id: 'company',
      header: 'Company',
      size: 'wide',
      cell: (demoRequest) => (
        <div className={cellsStyles.stacked}>
          <Link to="/leads/$id" params={{ id: demoRequest.id }} className={rowLink}>
            {demoRequest.company}
          </Link>
          <span>{demoRequest.name}</span>
        </div>
      ),
    },
    { id: 'country', header: 'Country', size: 'narrow', cell: countryName },
    {
      id: 'usecase',
      header: 'Use case',
      size: 'narrowest',
      cell: ({ usecase }) => (
        <span className={styles.usecase}>{usecase && useCaseNames[usecase]}</span>
      ),
    },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => <Chip tone={stateTones[state]}>{stateNames[state]}</Chip>,
    },
    {
      id: 'received',
      header: 'Received',
      cell: ({ createdAt }) => (
        <span className={cellsStyles.quiet}>{dates.dateTime(createdAt)}</span>
      ),
    },
  ]
}
