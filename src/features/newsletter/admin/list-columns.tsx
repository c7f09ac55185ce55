import { Chip } from '#src/admin/chip.tsx'
import type { Dates } from '#src/admin/dates.ts'
import styles from '#src/admin/table/cells.module.css'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import { isLang, nameOf } from '#src/i18n/locales.ts'
import type { Subscription, SubscriptionState } from '../contract.ts'

export const stateNames: Record<SubscriptionState, string> = {
  pending: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}

const tones = { pending: 'amber', confirmed: 'green', unsubscribed: 'grey' } as const

export function subscriptionColumns(dates: Dates): TableColumn<Subscription>[] {
  const date = (at: string | null) =>
    at && <span className={styles.quiet}>{dates.dateTime(at)}</span>
  return [
    {
      id: 'email',
      header: 'Email',
      size: 'wide',
      cell: ({ email }) => <span className={styles.stacked}>{email}</span>,
    },
    {
      id: 'language',
      header: 'Language',
      size: 'narrow',
      cell: ({ language }) => (isLang(language) ? nameOf[language] : null),
    },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => <Chip tone={tones[state]}>{stateNames[state]}</Chip>,
    },
    { id: 'createdAt', header: 'Requested', size: 'narrow', cell: (row) => date(row.createdAt) },
    {
      id: 'confirmedAt',
      header: 'Confirmed',
      size: 'narrow',
      cell: (row) => date(row.confirmedAt),
    },
  ]
}
