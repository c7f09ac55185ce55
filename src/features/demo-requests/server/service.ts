import { sql } from 'kysely'
import { brand } from '#src/brand/brand.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { Page } from '#src/rest/page.ts'
import { hour, timestamp } from '#src/server/clock.ts'
import { lastChangeFirst, page, type Order } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { clientKey, networkKey } from '#src/server/rate-limits/client-key.ts'
import { mayMail } from '#src/server/rate-limits/mailbox.ts'
import type { Limit } from '#src/server/rate-limits/windows.ts'
import { newId } from '#src/server/id.ts'
import type { Platform } from '#src/server/platform.ts'
import type { DemoRequestInput, DemoRequestSort, DemoRequestState } from '../contract.ts'
import { confirmationOf } from './confirmation.ts'
import { answeredBefore, firstAnswer } from './idempotency.ts'
import { notificationOf } from './notification.ts'
import { presentDemoRequest } from './present.ts'
import { hasText, searchTextOf } from './search.ts'
import type { DemoRequestRow } from './table.ts'

const perClient: Limit = { name: 'demo client', times: 20, within: hour }
const perNetwork: Limit = { name: 'demo network', times: 100, within: hour }

interface Sender {
  ip: string
  /** Of the page; absent where the call was made directly. */
  language?: Lang
  /** The caller's own name for this request: a repeat with it makes no other and is answered the same. */
  key?: string | undefined
}

/** Stores the demo request with its mails and webhook in one transaction; the outbox sends them. */
export async function requestDemo(
  platform: Platform,
  input: DemoRequestInput,
  { ip, language, key }: Sender,
): Promise<{ id: string }> {
  const { store, clock, limits, outbox } = platform
  const before = key && (await answeredBefore(store.db, clock, key))
  if (before) return { id: before }
  await limits.consume(perClient, clientKey(ip))
  await limits.consume(perNetwork, networkKey(ip))
  const isConfirmed = await mayMail(limits, 'demo confirmation', { email: input.email, ip })
  const now = timestamp(clock)
  const id = newId(clock.now().getTime())
  const answered = await store.write([], async (db) => {
    const first = key ? await firstAnswer(db, clock, { key, id }) : id
    if (first !== id) return first
    const demoRequest = await db
      .insertInto('lead')
      .values({
        ...input,
        id,
        language: language ?? null,
        state: 'new',
        search_text: searchTextOf(input),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await outbox.add(db, notificationOf(demoRequest, brand.email.contact))
    if (isConfirmed) await outbox.add(db, confirmationOf(demoRequest))
    await outbox.addEvent(db, {
      type: 'lead.created',
      createdAt: demoRequest.created_at,
      data: presentDemoRequest(demoRequest),
    })
    return id
  })
  outbox.wake()
  return { id: answered }
}

interface DemoRequestQuery {
  state?: DemoRequestState
  search?: string
  sort?: DemoRequestSort
  limit?: number
  after?: string
}

const orders: Record<DemoRequestSort, Order> = {
  '-updatedAt': lastChangeFirst('lead'),
  '-createdAt': { by: sql`lead.created_at`, descending: true },
}

/** Last change first unless sorted otherwise. */
export async function listDemoRequests(
  store: Store,
  { state, search, sort = '-updatedAt', limit, after }: DemoRequestQuery,
): Promise<Page<DemoRequestRow>> {
  let rows = store.db.selectFrom('lead')
  if (state) rows = rows.where('state', '=', state)
  if (search) rows = rows.where(hasText(search))
  return page(rows.selectAll(), orders[sort], { limit, after })
}

export async function getDemoRequest(store: Store, id: string): Promise<DemoRequestRow> {
  const row = await store.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
