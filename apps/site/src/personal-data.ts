import { demoRequestData } from '#src/features/demo-requests/server/personal-data.ts'
import { subscriptionData } from '#src/features/newsletter/server/personal-data.ts'
import type { Sources } from '#src/features/personal-data/server/service.ts'
import { outboxData } from '@repo/platform/server/outbox/personal-data.ts'

/**
 * Every feature that stores email addresses of visitors; a missing feature is neither exported nor
 * erased.
 */
export const personalData: Sources = {
  leads: demoRequestData,
  subscriptions: subscriptionData,
  mails: outboxData,
}
