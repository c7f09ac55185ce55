import type { CsvSeparator } from '#src/rest/page.ts'
import { csv, csvTime } from '#src/server/csv.ts'
import { changeText, shownChanges } from '../audit-change-text.ts'
import type { AuditEntry } from '../audit-contract.ts'
import { exportHeads } from '../audit-names.ts'
import type { AuditParts } from './audit.ts'

/** The log as a table for spreadsheets. */
export const auditAsCsv = (
  entries: readonly AuditEntry[],
  { describe }: Pick<AuditParts, 'describe'>,
  separator?: CsvSeparator,
): string =>
  csv(
    exportHeads,
    entries.map(({ at, account, call, about, subject, changes }) => [
      csvTime(at),
      account ? (account.email ?? account.id) : 'visitor',
      describe(call),
      call,
      about?.name,
      subject,
      changes && shownChanges({ call, changes }).map(changeText).join('; '),
    ]),
    separator,
  )
