import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Chip } from '#src/admin/chip.tsx'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import filterCss from '#src/admin/table/filter-row.module.css'
import { ListBody } from '#src/admin/table/list-body.tsx'
import { isLang, nameOf } from '#src/i18n/locales.ts'
import type { Subscription } from '../contract.ts'
import css from './list.module.css'
import { useSubscriptions } from './subscriptions-query.ts'

export interface SubscriptionsSearch {
  search?: string
}

export function parseSubscriptionsSearch(raw: Record<string, unknown>): SubscriptionsSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim().slice(0, 100) : ''
  return search ? { search } : {}
}

const states = {
  pending: { tone: 'amber', name: 'Waiting for the click' },
  confirmed: { tone: 'green', name: 'Confirmed' },
  unsubscribed: { tone: 'grey', name: 'Unsubscribed' },
} as const

export function SubscriptionsPage() {
  const { search } = useSearch({ from: '/subscriptions' })
  const navigate = useNavigate({ from: '/subscriptions' })
  const list = useSubscriptions(search)
  const dates = useDates()
  const columns = useMemo(() => subscriptionColumns(dates), [dates])
  return (
    <div className={css['page']}>
      <PageHead
        title="Subscriptions"
        summary="Who asked for the newsletter, newest first. Only confirmed addresses receive it."
      />
      <div className={filterCss['filters']}>
        <SearchBox
          label="Search addresses"
          value={search ?? ''}
          onSearch={(text) =>
            void navigate({ search: text ? { search: text } : {}, replace: true })
          }
        />
      </div>
      <ListBody
        label="Subscriptions"
        list={list}
        columns={columns}
        rowName={({ email }) => email}
        opens={false}
        empty={
          search ? (
            <h2>No address contains “{search}”</h2>
          ) : (
            <>
              <h2>No subscriptions yet</h2>
              <p>Addresses from the form at the foot of every public page arrive here.</p>
            </>
          )
        }
      />
    </div>
  )
}

function subscriptionColumns(dates: Dates): TableColumn<Subscription>[] {
  return [
    {
      id: 'email',
      head: 'E-mail',
      size: 'wide',
      cell: ({ email }) => <span className={css['email']}>{email}</span>,
    },
    {
      id: 'language',
      head: 'Language',
      size: 'narrow',
      cell: ({ language }) => (isLang(language) ? nameOf[language] : null),
    },
    {
      id: 'state',
      head: 'Status',
      cell: ({ state }) => <Chip tone={states[state].tone}>{states[state].name}</Chip>,
    },
    {
      id: 'createdAt',
      head: 'Asked',
      size: 'narrow',
      cell: ({ createdAt }) => <span className={css['date']}>{dates.dateTime(createdAt)}</span>,
    },
  ]
}
