import { subjectsIn } from '@repo/platform/server/database/audit-subjects.ts'

export const subscriptionSubjects = subjectsIn('subscriptions', 'subscription', 'email')
