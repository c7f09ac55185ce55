import { subjectsIn } from '#src/server/database/audit-subjects.ts'

export const accountSubjects = subjectsIn('users', 'account', 'name', 'email')
