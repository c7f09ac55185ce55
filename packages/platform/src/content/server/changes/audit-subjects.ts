import { subjectsIn, type AuditSubjects } from '#src/server/database/audit-subjects.ts'
import type { ContentName } from '../content-type.ts'

/** The items of a type, by their titles. */
export const contentSubjects = ({ name }: { name: ContentName }): AuditSubjects =>
  subjectsIn(name, name, 'title')

/** Deleted items, until the trash is emptied. */
export const trashSubjects = subjectsIn('trash', 'content_trash', 'title')
