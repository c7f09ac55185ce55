import { AuditPage } from '#src/account/admin/audit-page.tsx'
import { endpoints } from '#src/api.ts'

/** What each call does, up to the first semicolon of its description. */
const names = new Map(
  Object.values(endpoints).map(({ method, path, summary }) => [
    `${method} ${path}`,
    summary.split(';', 1)[0]!,
  ]),
)

/** The log tells calls by their descriptions, which all features together have. */
export const Audit = () => <AuditPage names={names} />
