import { subjectsIn } from '#src/server/database/audit-subjects.ts'

export const subscriptionSubjects = subjectsIn('subscriptions', 'subscription', 'email')
