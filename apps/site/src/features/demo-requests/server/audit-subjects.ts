import { subjectsIn } from '@repo/platform/server/database/audit-subjects.ts'

export const demoRequestSubjects = subjectsIn('leads', 'lead', 'company', 'name')
