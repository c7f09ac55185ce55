import { useQuery } from '@tanstack/react-query'
import { useMay } from './account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { anyOption, Select, type Option } from '#src/admin/form/select.tsx'
import { auditTypeNames, type AuditType } from '../audit-contract.ts'
import { usersApi } from '../users-contract.ts'
import { auditPeriods, auditWriters, type AuditSearch } from './list-search.ts'

const any = 'any'

const typeNames = {
  news: 'News',
  documents: 'Documents',
  media: 'Media',
  library: 'Library',
  leads: 'Demo requests',
  subscriptions: 'Subscriptions',
  calculator: 'Estimates and price lists',
  'personal-data': 'Personal data',
  claims: 'Claims and answers',
  settings: 'Settings',
  outbox: 'Outbox',
  users: 'User management and audit log',
  account: 'Account changes and sign-ins',
} as const satisfies Record<AuditType, string>

const writerNames = { staff: 'By staff', visitors: 'By visitors', all: 'By everyone' } as const

const periodNames = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'Last 365 days',
} as const

interface Props {
  search: AuditSearch
  describe: (call: string) => string
  onChange: (next: AuditSearch) => void
}

/** Who has written, on what, and when; an account or a call that a row has named. */
export function AuditFilters({ search, describe, onChange }: Props) {
  const people = usePeople()
  const known = search.account !== undefined && people.some(({ value }) => value === search.account)
  const types: Option<AuditType | typeof any>[] = [
    anyOption(any, 'Type'),
    ...auditTypeNames.map((value) => ({ value, label: typeNames[value] })),
  ]
  return (
    <>
      <Select
        label="Who"
        options={auditWriters.map((value) => ({ value, label: writerNames[value] }))}
        value={search.by ?? 'staff'}
        onChange={(by) => onChange({ by: by === 'staff' ? undefined : by })}
      />
      <Select
        label="User"
        options={[
          anyOption<string>(any, 'User'),
          ...(search.account && !known
            ? [{ value: search.account, label: 'Deleted account' }]
            : []),
          ...people,
        ]}
        value={search.account ?? any}
        onChange={(account) => onChange({ account: account === any ? undefined : account })}
      />
      <Select
        label="Type"
        options={types}
        value={search.type ?? any}
        onChange={(type) => onChange({ type: type === any ? undefined : type })}
      />
      <Select
        label="Period"
        options={[
          anyOption<(typeof auditPeriods)[number] | typeof any>(any, 'Period'),
          ...auditPeriods.map((value) => ({ value, label: periodNames[value] })),
        ]}
        value={search.period ?? any}
        onChange={(period) => onChange({ period: period === any ? undefined : period })}
      />
      {search.call && (
        <Button onClick={() => onChange({ call: undefined })}>
          Only “{describe(search.call)}” <span aria-hidden="true">×</span>
        </Button>
      )}
    </>
  )
}

function usePeople(): Option<string>[] {
  const client = useClient()
  const mayRead = useMay('users:read')
  const { data } = useQuery({
    queryKey: ['users', 'people'],
    queryFn: () => client.list(usersApi.list, { query: {} }),
    enabled: mayRead,
  })
  return Object.values(data?.items ?? {})
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}
