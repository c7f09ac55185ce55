import { emailKey } from '@repo/platform/rest/email.ts'
import type { PersonalData } from '@repo/platform/server/personal-data.ts'

/** Subscriptions with their consent record. An erased address may subscribe again, as any other. */
export const subscriptionData: PersonalData = {
  async exportOf(db, email) {
    const subscriptions = await db
      .selectFrom('subscription')
      .selectAll()
      .where('email', '=', emailKey(email))
      .execute()
    return Promise.all(
      subscriptions.map(async (subscription) => ({
        ...subscription,
        consent: await db
          .selectFrom('subscription_event')
          .select(['at', 'state', 'wording', 'language', 'page'])
          .where('subscription_id', '=', subscription.id)
          .orderBy('id')
          .execute(),
      })),
    )
  },

  async erase(db, email) {
    const { numDeletedRows } = await db
      .deleteFrom('subscription')
      .where('email', '=', emailKey(email))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
}
