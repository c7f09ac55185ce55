import { subjectsIn } from '#src/server/database/audit-subjects.ts'

export const demoRequestSubjects = subjectsIn('leads', 'lead', 'company', 'name')
