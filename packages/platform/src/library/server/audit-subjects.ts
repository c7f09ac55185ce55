import { subjectsIn } from '#src/server/database/audit-subjects.ts'

export const fileSubjects = subjectsIn('library', 'library_file', 'name')
