import { Link } from '@tanstack/react-router'
import { AuditPage } from '#src/account/admin/audit-page.tsx'
import { UserPage } from '#src/account/admin/user-record.tsx'
import { describeCall } from '#src/api.ts'

/** Leads to what an entry is about, which is of any feature. */
function renderSubject({ kind, name }: { kind: string; name: string }, id: string) {
  switch (kind) {
    case 'news':
    case 'documents':
    case 'media':
    case 'leads':
    case 'subscriptions':
    case 'calculator':
    case 'users':
      return (
        <Link to={`/${kind}/$id`} params={{ id }}>
          {name}
        </Link>
      )
    default:
      return name
  }
}

/** The log tells calls by their descriptions, which all features together have. */
export const Audit = () => <AuditPage describe={describeCall} renderSubject={renderSubject} />

/** An account with what was last done by it. */
export const User = () => <UserPage describe={describeCall} renderSubject={renderSubject} />
