import type { Lang } from '@repo/platform/i18n/locales.ts'
import { emailKey } from '@repo/platform/rest/email.ts'
import { day, hour, timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { clientKey, networkKey } from '@repo/platform/server/rate-limits/client-key.ts'
import { mayMail } from '@repo/platform/server/rate-limits/mailbox.ts'
import type { Limit } from '@repo/platform/server/rate-limits/windows.ts'
import { inEqualTime } from '@repo/platform/server/equal-time.ts'
import { newId } from '@repo/platform/server/id.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { publicOrigin } from '@repo/platform/server/public-origin.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { recordConsent } from './consent.ts'
import { isSuppressed } from './suppression.ts'
import type { SubscriptionRow } from './table.ts'
import { aboutConfirmation, createToken } from './tokens.ts'

const perClient: Limit = { name: 'subscribe client', times: 20, within: hour }
const perNetwork: Limit = { name: 'subscribe network', times: 100, within: hour }

/** The lifetime of a link, and of an unconfirmed subscription. */
export const linkLifetime = 7 * day

interface Sender {
  ip: string
  /** The language of the page; absent where the call was made directly. */
  language?: Lang
  /** The path of the page; absent where the call was made directly. */
  page?: string
  /** Whether a program may have asked for the subscription: it is stored without an email. */
  doubtful?: boolean
}

/**
 * Stores a pending subscription and emails the link to confirm it. A confirmed one stays as it is,
 * a pending one gets at most one email an hour, a suppressed address is neither stored nor emailed.
 * Neither the response nor its duration reveals which case applied.
 */
export async function subscribe(
  platform: Platform,
  address: string,
  { ip, language, page, doubtful = false }: Sender,
): Promise<void> {
  const { limits } = platform
  await limits.consume(perClient, clientKey(ip))
  await limits.consume(perNetwork, networkKey(ip))
  const email = emailKey(address)
  if (doubtful) return storeDoubtful(platform, email, { language, page })
  await inEqualTime(async () => {
    if (await mayMail(limits, 'newsletter confirmation', { email, ip }))
      await storeAndMail(platform, email, { language, page })
  })
}

/** A known address stays as it is. */
async function storeDoubtful(
  { config, store, clock }: Platform,
  email: string,
  { language, page }: Pick<Sender, 'language' | 'page'>,
): Promise<void> {
  const now = timestamp(clock)
  await store.write([], async (db) => {
    if (await isSuppressed(db, config, email)) return undefined
    const stored = await db
      .insertInto('subscription')
      .values({
        id: newId(clock.now().getTime()),
        email,
        language: language ?? null,
        state: 'doubtful',
        created_at: now,
        updated_at: now,
        confirmed_at: null,
        mailed_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored) await recordConsent(db, clock, { id: stored.id, state: 'doubtful', language, page })
    return stored
  })
}

async function storeAndMail(
  platform: Platform,
  email: string,
  { language, page }: Pick<Sender, 'language' | 'page'>,
): Promise<void> {
  const { config, store, clock, outbox } = platform
  await store.write([], async (db) => {
    if (await isSuppressed(db, config, email)) return undefined
    const pending = await storePending(db, clock, email, language)
    if (!pending) return undefined
    await recordConsent(db, clock, {
      id: pending.id,
      state: 'pending',
      language: pending.language,
      page,
    })
    await mailConfirmation(db, platform, pending)
    return { id: pending.id }
  })
  outbox.wake()
}

/** Returns the pending subscription; undefined where no email is due. */
async function storePending(
  db: WriteTransaction,
  clock: Clock,
  email: string,
  language: Lang | undefined,
): Promise<SubscriptionRow | undefined> {
  const now = timestamp(clock)
  const pending = { state: 'pending', updated_at: now, mailed_at: now } as const
  const stored = await db
    .insertInto('subscription')
    .values({
      ...pending,
      id: newId(clock.now().getTime()),
      email,
      language: language ?? null,
      created_at: now,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (stored) return stored
  return db
    .updateTable('subscription')
    .set({ ...pending, confirmed_at: null, ...(language && { language }) })
    .where('email', '=', email)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['unsubscribed', 'doubtful']),
        eb('state', '=', 'pending').and(
          eb.or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', timestamp(clock, -hour))]),
        ),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Adds the email with the confirmation link to the outbox; wake the outbox after the commit. */
export async function mailConfirmation(
  db: WriteTransaction,
  { config, clock, company, outbox }: Platform,
  { id, email, language }: SubscriptionRow,
): Promise<void> {
  const tokens = {
    confirm: await createToken(db, id, 'confirm', timestamp(clock, linkLifetime)),
    unsubscribe: await createToken(db, id, 'unsubscribe'),
  }
  const { legal, contactEmail } = await company()
  const mail = confirmationMail({
    to: email,
    lang: language ?? 'en',
    origin: publicOrigin(config),
    legalName: legal.name,
    contact: contactEmail,
    tokens,
  })
  await outbox.add(db, mail, { about: aboutConfirmation(tokens.confirm) })
}
