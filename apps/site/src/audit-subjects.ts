import { accountSubjects } from '@repo/platform/account/server/audit-subjects.ts'
import {
  contentSubjects,
  trashSubjects,
} from '@repo/platform/content/server/changes/audit-subjects.ts'
import { contentTypes } from '#src/content-types.ts'
import { claimSubjects } from '#src/features/claims/server/audit-subjects.ts'
import { demoRequestSubjects } from '#src/features/demo-requests/server/audit-subjects.ts'
import { subscriptionSubjects } from '#src/features/newsletter/server/audit-subjects.ts'
import { runSubjects } from '@repo/estimator/server/audit-subjects.ts'
import { fileSubjects } from '@repo/platform/library/server/audit-subjects.ts'
import type { AuditSubjects } from '@repo/platform/server/database/audit-subjects.ts'

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
