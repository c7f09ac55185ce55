import { accountSubjects } from '#src/account/server/audit-subjects.ts'
import { contentSubjects, trashSubjects } from '#src/content/server/audit-subjects.ts'
import { contentTypes } from '#src/content-types.ts'
import { claimSubjects } from '#src/features/claims/server/audit-subjects.ts'
import { demoRequestSubjects } from '#src/features/demo-requests/server/audit-subjects.ts'
import { subscriptionSubjects } from '#src/features/newsletter/server/audit-subjects.ts'
import { runSubjects } from '#src/features/roi/server/audit-subjects.ts'
import { fileSubjects } from '#src/library/server/audit-subjects.ts'
import type { AuditSubjects } from '#src/server/database/audit-subjects.ts'

/** Everything that a call can write and that has a name. */
export const auditSubjects: readonly AuditSubjects[] = [
  ...Object.values(contentTypes).map(({ type }) => contentSubjects(type)),
  trashSubjects,
  fileSubjects,
  demoRequestSubjects,
  subscriptionSubjects,
  runSubjects,
  accountSubjects,
  claimSubjects,
]
