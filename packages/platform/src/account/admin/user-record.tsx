import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#src/i18n/format.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo, type ComponentProps } from 'react'
import { Chip } from '#src/admin/chip.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { LoadingPage } from '#src/admin/loading-page.tsx'
import { Facts, type Fact } from '#src/admin/record/facts.tsx'
import { RecordPage, RecordPanel, RecordSection } from '#src/admin/record/record.tsx'
import { DataTable } from '#src/admin/table/data-table.tsx'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { auditApi } from '../audit-contract.ts'
import { usersApi, type User } from '../users-contract.ts'
import { useMay } from './account-store.ts'
import { auditColumns } from './audit-columns.tsx'
import type { AuditPage } from './audit-page.tsx'
import { roleHints, roleNames } from './role-names.ts'
import { RolesTable } from './roles-table.tsx'
import { useUserActions } from './user-menu.tsx'
import { userStates } from './user-states.ts'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'
import { isOption, optionName, valueFor } from '#src/rest/stored-option.ts'
import { roles } from '../roles.ts'

type Words = ComponentProps<typeof AuditPage>

export function UserPage(words: Words) {
  const { id } = useParams({ from: '/users/$id' })
  const client = useClient()
  const { data, error, refetch } = useQuery<User>({
    queryKey: ['users', 'item', id],
    queryFn: () => client.call(usersApi.get, { params: { id } }),
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <UserRecord key={id} user={data} {...words} /> : <LoadingPage />
}

function UserRecord({ user, ...words }: Words & { user: User }) {
  const { name, role, state, secondFactor } = user
  const email = withUnicodeDomains(user.email)
  const dates = useDates()
  const mayWrite = useMay('users:write')
  const readsAudit = useMay('audit:read')
  const { entries, dialogs } = useUserActions(user)
  const facts: Fact[] = [
    { label: 'Two-step verification', value: secondFactor ? 'on' : 'off' },
    { label: 'Invited', value: dates.dateTime(user.createdAt) },
    { label: 'Last change', value: dates.dateTime(user.updatedAt) },
  ]
  return (
    <RecordPage
      back={<ListLink to="/users">Users</ListLink>}
      title={name}
      status={<Chip tone={userStates[state].tone}>{userStates[state].name}</Chip>}
      state={email}
      menu={mayWrite ? entries : []}
      asideLabel="Account details"
      aside={
        <>
          <RecordPanel title="Email">
            <p>{email}</p>
          </RecordPanel>
          <RecordPanel title="Role">
            <p>{optionName(roleNames, role)}</p>
            <p>{valueFor(roleHints, role) ?? unknownRole}</p>
            <Link to="/users/roles">Roles and permissions</Link>
          </RecordPanel>
          <RecordPanel title="Account">
            <Facts facts={facts} />
          </RecordPanel>
        </>
      }
    >
      <RecordSection title="Permissions">
        {isOption(roles, role) ? <RolesTable of={[role]} /> : <p>{unknownRole}</p>}
      </RecordSection>
      {readsAudit && <LatestActions id={user.id} {...words} />}
      {dialogs}
    </RecordPage>
  )
}

const unknownRole = 'None. This version of the software does not recognise the role.'

const shown = 10

/** What was last done by the account. */
function LatestActions({ id, ...words }: Words & { id: string }) {
  const client = useClient()
  const dates = useDates()
  const { describe, renderSubject } = words
  const { rows, pending, error, total } = useList(
    ['audit', { account: id }],
    (page) => client.list(auditApi.list, { query: { account: id, ...page } }),
    shown,
  )
  const columns = useMemo(
    () => auditColumns({ dates, describe, renderSubject }).filter((column) => column.id !== 'who'),
    [dates, describe, renderSubject],
  )
  return (
    <RecordSection title="Latest actions">
      {error && <p role="alert">The audit log could not be loaded. Reload the page.</p>}
      {!pending && !error && rows.length === 0 && <p>No actions yet.</p>}
      {rows.length > 0 && (
        <DataTable
          label="Latest actions"
          columns={columns}
          rows={rows}
          rowName={(row) => row.call}
        />
      )}
      {total > shown && (
        <Link to="/audit" search={{ account: id }}>
          All {formatNumber('en', total)} in the audit log
        </Link>
      )}
    </RecordSection>
  )
}
