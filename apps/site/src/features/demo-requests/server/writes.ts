import { sql } from 'kysely'
import { listAccountsWith } from '@repo/platform/account/server/accounts.ts'
import { lastWriterName } from '@repo/platform/account/server/audit.ts'
import { minute, timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { noteChangedFields, noteChanges } from '@repo/platform/server/database/audit.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError, invalidField } from '@repo/platform/server/http/http-error.ts'
import { newId } from '@repo/platform/server/id.ts'
import type { DemoRequestNote } from '../timeline-contract.ts'
import type { DemoRequestState } from '../states.ts'
import { presentDemoRequest } from './present.ts'
import { searchTextOf } from './search.ts'
import { getDemoRequest } from './service.ts'
import type { DemoRequestEventTable, DemoRequestRow } from './table.ts'
import { notesOf, presentNote } from './timeline.ts'
import { required } from '@repo/platform/values/required.ts'

interface WriteContext {
  clock: Clock
  /** The account that writes. */
  actorId: string
}

interface DemoRequestChange {
  id: string
  /** Version that the caller has seen; absent: whichever is stored. */
  version?: number | undefined
  to: { state: DemoRequestState } | { assignee_id: string | null }
}

/** What is so already stays as it is: nothing is added to the timeline. */
export async function updateDemoRequest(
  db: WriteTransaction,
  context: WriteContext,
  { id, version, to }: DemoRequestChange,
): Promise<DemoRequestRow> {
  const before = await getDemoRequest(db, id)
  if (version !== undefined && version !== before.version) throw await staleVersion(db, before)
  if ('assignee_id' in to && to.assignee_id !== null) await assertMayHandle(db, to.assignee_id)
  const isSame = 'state' in to ? to.state === before.state : to.assignee_id === before.assignee_id
  if (isSame) return before
  // Of two changes of the same version one gets 409.
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ ...to, version: sql`version + 1`, updated_at: timestamp(context.clock) })
    .where('id', '=', id)
    .where('version', '=', before.version)
    .executeTakeFirst()
  if (!numUpdatedRows) throw await staleVersion(db, await getDemoRequest(db, id))
  if ('state' in to) {
    await addEvent(db, context, id, { kind: 'state', value: to.state })
    noteChanges(db, { state: before.state }, { state: to.state })
  } else {
    await addEvent(db, context, id, { kind: 'assignee', value: to.assignee_id })
    noteChangedFields(db, ['assignee'])
  }
  return getDemoRequest(db, id)
}

/** Nothing that somebody else does meanwhile stands against a further note. */
export async function addNote(
  db: WriteTransaction,
  context: WriteContext,
  { id, text }: { id: string; text: string },
): Promise<DemoRequestNote> {
  const row = await getDemoRequest(db, id)
  const event = await addEvent(db, context, id, { kind: 'note', value: text })
  const note = (await notesOf(db, id)).map(({ value }) => value).join('\n')
  await db
    .updateTable('lead')
    .set({ search_text: searchTextOf({ ...row, note }), updated_at: event.at })
    .where('id', '=', id)
    .execute()
  const stored = (await notesOf(db, id)).find((one) => one.id === event.id)
  return presentNote(required(stored, 'the note'))
}

/** A second press within a minute is the same reply. */
const sameReplyMs = minute

/** The reply is written and sent in an email program, of which the server learns nothing. */
export async function beginReply(
  db: WriteTransaction,
  context: WriteContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  await getDemoRequest(db, id)
  const same = await db
    .selectFrom('lead_event')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'reply')
    .where('account_id', '=', context.actorId)
    .where('at', '>', timestamp(context.clock, -sameReplyMs))
    .executeTakeFirst()
  if (!same) await addEvent(db, context, id, { kind: 'reply', value: null })
  return { id }
}

async function addEvent(
  db: WriteTransaction,
  { clock, actorId }: WriteContext,
  leadId: string,
  what: Pick<DemoRequestEventTable, 'kind' | 'value'>,
): Promise<{ id: string; at: string }> {
  const event = { id: newId(clock.now().getTime()), at: timestamp(clock) }
  await db
    .insertInto('lead_event')
    .values({ ...event, ...what, lead_id: leadId, account_id: actorId })
    .execute()
  return event
}

async function assertMayHandle(db: WriteTransaction, accountId: string): Promise<void> {
  const known = await listAccountsWith(db, 'leads:write')
  if (!known.some(({ id }) => id === accountId))
    throw invalidField(
      'assignee',
      'unknown',
      'must be the id of an account that can be an assignee',
    )
}

const staleVersion = async (db: WriteTransaction, current: DemoRequestRow) =>
  new HttpError('STALE_VERSION', {
    current: presentDemoRequest(current),
    changedBy: await lastWriterName(db, current.id),
  })
