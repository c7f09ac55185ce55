import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useMay } from './account-store.ts'
import { Chip } from '#src/admin/chip.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import styles from '#src/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '#src/admin/table/data-table.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { usersApi, type User } from '../users-contract.ts'
import { roleNames } from './role-names.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserMenu } from './user-menu.tsx'
import { userStates } from './user-states.ts'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'
import { optionName } from '#src/rest/stored-option.ts'

/** After `#` of the address: the dialog is open. */
const invitation = 'invite'

export function UsersPage() {
  const query = useSearch({ from: '/users' })
  const client = useClient()
  const queries = useQueryClient()
  const writes = useMay('users:write')
  const dates = useDates()
  const navigate = useNavigate()
  const isAsked = useLocation({ select: ({ hash }) => hash === invitation })
  const [opened, setInviting] = useState(false)
  const inviting = writes && (opened || isAsked)
  function close(): void {
    setInviting(false)
    if (isAsked) void navigate({ to: '.', search: true, hash: '', replace: true })
  }
  useHotkeys({ n: () => (writes ? setInviting(true) : false) })
  const list = useList(['users', query], (page) =>
    client.list(usersApi.list, { query: { ...query, ...page } }),
  )
  const columns = useMemo(() => userColumns(dates, writes), [dates, writes])

  return (
    <>
      <ListPage
        title="Users"
        summary="Everyone with a back office account, latest change first."
        actions={
          <Link to="/users/roles" className={buttonClass()}>
            Roles and permissions
          </Link>
        }
        mainAction={
          writes && (
            <Button variant="primary" hotkey="N" onClick={() => setInviting(true)}>
              Invite user
            </Button>
          )
        }
        query={query}
        searchLabel="Search names and addresses"
        segments={{ label: 'Role', by: 'role', names: roleNames }}
        list={list}
        columns={columns}
        rowName={({ email }) => withUnicodeDomains(email)}
        empty={<h2>No users yet</h2>}
      />
      {inviting && (
        <UserDialog
          onClose={close}
          onDone={() => {
            close()
            void queries.invalidateQueries({ queryKey: ['users'] })
          }}
        />
      )}
    </>
  )
}

function userColumns(dates: Dates, writes: boolean): TableColumn<User>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      size: 'wide',
      cell: ({ id, name, email, role }) => (
        <div className={styles.stacked}>
          <Link to="/users/$id" params={{ id }} className={rowLink}>
            {name}
          </Link>
          <span>{withUnicodeDomains(email)}</span>
          <span className={styles.narrowOnly}>{optionName(roleNames, role)}</span>
        </div>
      ),
    },
    { id: 'role', header: 'Role', size: 'narrow', cell: ({ role }) => optionName(roleNames, role) },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => <Chip tone={userStates[state].tone}>{userStates[state].name}</Chip>,
    },
    {
      id: 'secondFactor',
      header: 'Two-step',
      size: 'narrow',
      cell: ({ secondFactor }) => (secondFactor ? 'on' : <span className={styles.quiet}>off</span>),
    },
    {
      id: 'updatedAt',
      header: 'Last change',
      size: 'narrowest',
      cell: ({ updatedAt }) => <span className={styles.quiet}>{dates.dateTime(updatedAt)}</span>,
    },
    ...(writes
      ? [
          {
            id: 'actions',
            header: 'Actions',
            hiddenHeader: true,
            cell: (user: User) => <UserMenu user={user} />,
          },
        ]
      : []),
  ]
}
