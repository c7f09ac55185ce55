import { Link } from '@tanstack/react-router'
import { Chip } from '@repo/platform/admin/chip.tsx'
import type { Dates } from '@repo/platform/admin/dates.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import cellsStyles from '@repo/platform/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '@repo/platform/admin/table/data-table.tsx'
import type { DemoRequest } from '../contract.ts'
import { factNames } from '../fact-names.ts'
import { fieldsIn, type FieldName } from '../fields.ts'
import { fieldLabels, regionName, valueText } from '../messages/english.ts'
import { ageText } from '@repo/platform/admin/age.ts'
import { optionName, valueFor } from '@repo/platform/rest/stored-option.ts'
import { nobodyName, stateNames, stateTones } from './labels.ts'
import styles from './list.module.css'

/** The first column shows these together. */
const inFirstColumn: readonly FieldName[] = ['company', 'name', 'country']

const fieldColumn = (name: FieldName): TableColumn<DemoRequest> => ({
  id: name,
  header: fieldLabels[name],
  size: 'narrowest',
  cell: (demoRequest) => <span className={styles.field}>{valueText(name, demoRequest[name])}</span>,
})

export function demoRequestColumns(dates: Dates, now: number): TableColumn<DemoRequest>[] {
  return [
    {
      id: 'company',
      header: 'Company and person',
      size: 'wide',
      sort: 'company',
      cell: (demoRequest) => (
        <div className={cellsStyles.stacked}>
          <Link
            to="/leads/$id"
            params={{ id: demoRequest.id }}
            className={`${rowLink} ${styles.company}`}
          >
            {demoRequest.company}
          </Link>
          <span>
            {demoRequest.name}, {regionName(demoRequest.country)}
          </span>
        </div>
      ),
    },
    ...fieldsIn('list')
      .filter((name) => !inFirstColumn.includes(name))
      .map(fieldColumn),
    {
      id: 'assignee',
      header: factNames.assignee,
      size: 'narrow',
      cell: ({ assignee }) =>
        assignee?.name ?? <span className={cellsStyles.quiet}>{nobodyName}</span>,
    },
    {
      id: 'state',
      header: factNames.state,
      cell: ({ state }) => (
        <Chip tone={valueFor(stateTones, state) ?? 'grey'}>{optionName(stateNames, state)}</Chip>
      ),
    },
    {
      id: 'received',
      header: 'Waiting',
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <Text
          as="time"
          tone="muted"
          unbroken

          dateTime={createdAt}
          title={`${factNames.createdAt} ${dates.full(createdAt)}`}
        >
          {ageText(now - Date.parse(createdAt))}
        </Text>
      ),
    },
  ]
}
