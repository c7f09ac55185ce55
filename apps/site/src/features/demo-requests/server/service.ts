import type { FastifyRequest } from 'fastify'
import { isPageName } from '@repo/platform/facts/page-names.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { foldText } from '@repo/platform/rest/clean-text.ts'
import { hour, timestamp } from '@repo/platform/server/clock.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { notFound } from '@repo/platform/server/http/http-error.ts'
import { clientKey, networkKey } from '@repo/platform/server/rate-limits/client-key.ts'
import { mayMail } from '@repo/platform/server/rate-limits/mailbox.ts'
import type { Limit } from '@repo/platform/server/rate-limits/windows.ts'
import { newId } from '@repo/platform/server/id.ts'
import { publicOrigin } from '@repo/platform/server/public-origin.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { callingPage, type CallingPage } from '@repo/platform/site/server/page-language.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import type { DemoRequestInput } from '../contract.ts'
import { confirmationOf } from './confirmation.ts'
import { answeredBefore, firstAnswer, keyedCall } from './idempotency.ts'
import { nameOfAssignee } from './lists.ts'
import { notificationOf } from './notification.ts'
import { webhookDataOf } from './present.ts'
import { searchTextOf } from './search.ts'
import type { DemoRequestRow } from './table.ts'

const perClient: Limit = { name: 'demo client', times: 20, within: hour }
const perNetwork: Limit = { name: 'demo network', times: 100, within: hour }

interface Sender {
  ip: string
  /** The language of the page; absent where the call was made directly. */
  language?: Lang
  /**
   * The caller's key for this request: a repeat gets the same response, another input is rejected.
   */
  key?: string | undefined
  /** The headers of the call decide whether and on which page the request is counted. */
  request?: FastifyRequest
  /** Whether a program may have sent it. */
  doubtful?: boolean
}

/**
 * Stores the demo request with its emails and webhook in one transaction; the outbox sends them.
 */
export async function requestDemo(
  platform: Platform,
  input: DemoRequestInput,
  { ip, language, key, request, doubtful = false }: Sender,
): Promise<{ id: string }> {
  const { store, clock, limits, outbox, counts } = platform
  const call = key === undefined ? undefined : keyedCall(key, input)
  const before = call && (await answeredBefore(store.db, clock, call))
  if (before) return { id: before }
  await limits.consume(perClient, clientKey(ip))
  await limits.consume(perNetwork, networkKey(ip))
  const isConfirmed =
    !doubtful && (await mayMail(limits, 'demo confirmation', { email: input.email, ip }))
  const now = timestamp(clock)
  const id = newId(clock.now().getTime())
  const answered = await store.write([], async (db) => {
    const first = call ? await firstAnswer(db, clock, { ...call, id }) : id
    if (first !== id) return { id: first }
    const inserted = await db
      .insertInto('lead')
      .values({
        ...input,
        id,
        language: language ?? null,
        state: doubtful ? 'doubtful' : 'new',
        search_text: searchTextOf(input),
        sort_company: foldText(input.company),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const demoRequest = { ...inserted, assignee_name: null }
    if (!doubtful) await tellOf(db, platform, demoRequest, isConfirmed)
    return { id }
  })
  outbox.wake()
  const page = request && callingPage(request)
  // The page comes from a header, which may contain any text.
  const exists = async ({ lang, name }: CallingPage) =>
    name === '' || (isPageName(name) && pageExists(name)) || counts.wasViewed({ lang, name })
  if (page && answered.id === id && !doubtful && (await exists(page)))
    counts.demoRequest(page, request.headers)
  return answered
}

/** Adds the emails to the team and the visitor and the webhook of a demo request to the outbox. */
export async function tellOf(
  db: WriteTransaction,
  { config, outbox, company }: Pick<Platform, 'config' | 'outbox' | 'company'>,
  demoRequest: DemoRequestRow,
  isConfirmed: boolean,
): Promise<void> {
  const { notificationAddresses, contactEmail } = await company()
  const mails = notificationAddresses.map((address) =>
    notificationOf(demoRequest, address, publicOrigin(config)),
  )
  if (isConfirmed) mails.push(confirmationOf(demoRequest, contactEmail))
  await outbox.add(db, mails, { about: demoRequest.id })
  await outbox.addEvent(db, {
    type: 'lead.created',
    createdAt: demoRequest.created_at,
    data: webhookDataOf(demoRequest),
  })
}

export async function getDemoRequest(db: Database, id: string): Promise<DemoRequestRow> {
  const row = await db
    .selectFrom('lead')
    .selectAll()
    .select(nameOfAssignee)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
