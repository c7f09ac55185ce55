import { Link } from '@tanstack/react-router'
import type { RenderSubject } from '@repo/platform/account/admin/audit-columns.tsx'
import { AuditPage } from '@repo/platform/account/admin/audit-page.tsx'
import { UserPage } from '@repo/platform/account/admin/user-record.tsx'
import { describeCall } from '#src/audit-sentences.ts'
import { contentTypeNames } from '@repo/platform/content/content-type-names.ts'

/** What an entry is about is of any feature; an item has its versions. */
const renderSubject: RenderSubject = ({ kind, name }, { id, version }) => {
  const type = contentTypeNames.find((one) => one === kind)
  if (type)
    return (
      <Link to={`/${type}/$id`} params={{ id }} search={version === undefined ? {} : { version }}>
        {name}
      </Link>
    )
  switch (kind) {
    case 'library':
    case 'leads':
    case 'subscriptions':
    case 'calculator':
    case 'users':
    case 'claims':
      return (
        <Link to={`/${kind}/$id`} params={{ id }}>
          {name}
        </Link>
      )
    default:
      return name
  }
}

/** The log tells calls by sentences, which all features together have. */
export const Audit = () => <AuditPage describe={describeCall} renderSubject={renderSubject} />

/** An account with what was last done by it. */
export const User = () => <UserPage describe={describeCall} renderSubject={renderSubject} />
