import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useMay } from '#src/admin/account-area.ts'
import { Chip } from '#src/admin/chip.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import filterCss from '#src/admin/table/filter-row.module.css'
import { ListBody } from '#src/admin/table/list-body.tsx'
import { Segments } from '#src/admin/table/segments.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { roles } from '../roles.ts'
import { usersApi, type User } from '../users-contract.ts'
import type { UsersSearch } from './list-search.ts'
import css from './list.module.css'
import { roleNames } from './role-names.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserMenu } from './user-menu.tsx'

export function UsersPage() {
  const query = useSearch({ from: '/users' })
  const navigate = useNavigate({ from: '/users' })
  const client = useClient()
  const queries = useQueryClient()
  const writes = useMay('users:write')
  const dates = useDates()
  const [inviting, setInviting] = useState(false)
  const list = useList(['users', query], (page) =>
    client.list(usersApi.list, { query: { ...query, ...page } }),
  )
  const columns = useMemo(() => userColumns(dates, writes), [dates, writes])
  const change = (next: Partial<UsersSearch>) =>
    void navigate({ search: (now: UsersSearch) => ({ ...now, ...next }), replace: true })

  return (
    <div className={css['page']}>
      <PageHead title="Users" summary="Who can sign in to the back office, last change first.">
        {writes && (
          <Button kind="primary" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )}
      </PageHead>
      <div className={filterCss['filters']}>
        <SearchBox
          label="Search names and addresses"
          value={query.search ?? ''}
          onSearch={(search) => change({ search: search || undefined })}
        />
        <Segments
          label="Role"
          segments={[
            { value: 'all', label: 'All' },
            ...roles.map((role) => ({ value: role, label: roleNames[role] })),
          ]}
          value={query.role ?? 'all'}
          onChange={(role) => change({ role: role === 'all' ? undefined : role })}
        />
      </div>
      <ListBody
        label="Users"
        list={list}
        columns={columns}
        rowName={({ email }) => email}
        opens={false}
        empty={
          <>
            <h2>Nobody matches these filters</h2>
            <Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>
          </>
        }
      />
      {inviting && (
        <UserDialog
          onClose={() => setInviting(false)}
          onDone={() => {
            setInviting(false)
            void queries.invalidateQueries({ queryKey: ['users'] })
          }}
        />
      )}
    </div>
  )
}

const states = {
  invited: { tone: 'amber', name: 'Invited' },
  active: { tone: 'green', name: 'Active' },
  disabled: { tone: 'grey', name: 'Disabled' },
} as const

function userColumns(dates: Dates, writes: boolean): TableColumn<User>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      size: 'wide',
      cell: ({ name, email }) => (
        <div className={css['person']}>
          {name}
          <span>{email}</span>
        </div>
      ),
    },
    { id: 'role', head: 'Role', cell: ({ role }) => roleNames[role] },
    {
      id: 'state',
      head: 'Status',
      cell: ({ state }) => <Chip tone={states[state].tone}>{states[state].name}</Chip>,
    },
    {
      id: 'secondFactor',
      head: 'Second factor',
      size: 'narrow',
      cell: ({ secondFactor }) => (secondFactor ? 'on' : <span className={css['quiet']}>off</span>),
    },
    {
      id: 'updatedAt',
      head: 'Changed',
      size: 'narrowest',
      cell: ({ updatedAt }) => <span className={css['quiet']}>{dates.dateTime(updatedAt)}</span>,
    },
    ...(writes
      ? [
          {
            id: 'actions',
            head: 'Actions',
            quietHead: true,
            cell: (user: User) => <UserMenu user={user} />,
          },
        ]
      : []),
  ]
}
