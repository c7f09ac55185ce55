import { subjectsIn } from '@repo/platform/server/database/audit-subjects.ts'

export const runSubjects = subjectsIn('calculator', 'calculator_run', 'name')
