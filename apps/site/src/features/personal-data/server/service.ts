import { removeViewsNaming } from '@repo/platform/account/server/views.ts'
import type { Clock } from '@repo/platform/server/clock.ts'
import type { Config } from '@repo/platform/server/config.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { PersonalData } from '@repo/platform/server/personal-data.ts'
import type { Erased, PersonalDataExport } from '../contract.ts'

export type Sources = Readonly<Record<keyof Erased, PersonalData>>

export async function exportPersonalData(
  { db }: Pick<Store, 'db'>,
  { leads, subscriptions, mails }: Sources,
  email: string,
): Promise<PersonalDataExport> {
  return {
    email,
    leads: await leads.exportOf(db, email),
    subscriptions: await subscriptions.exportOf(db, email),
    mails: await mails.exportOf(db, email),
  }
}

/**
 * In one transaction: all records or none. Saved views that search for the address, or for a name that was given
 * with it, are erased too.
 */
export async function erasePersonalData(
  parts: { config: Config; store: Store; clock: Clock },
  { leads, subscriptions, mails }: Sources,
  email: string,
): Promise<Erased> {
  const erased = await parts.store.write([], async (db) => {
    const known = await leads.exportOf(db, email)
    await removeViewsNaming(db, [email, ...known.map(({ name }) => String(name))])
    return {
      leads: await leads.erase(db, email, parts),
      subscriptions: await subscriptions.erase(db, email, parts),
      mails: await mails.erase(db, email, parts),
    }
  })
  await parts.store.scrub()
  return erased
}
