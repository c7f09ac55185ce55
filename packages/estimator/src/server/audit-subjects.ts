import { subjectsIn } from '#src/server/database/audit-subjects.ts'

export const runSubjects = subjectsIn('calculator', 'calculator_run', 'name')
