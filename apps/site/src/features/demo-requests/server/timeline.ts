import { accountName } from '@repo/platform/account/server/accounts.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { listEntriesAbout } from '@repo/platform/server/outbox/entries.ts'
import type { DemoRequestNote, TimelineEntry } from '../timeline-contract.ts'
import { getDemoRequest } from './service.ts'
import type { DemoRequestEventTable } from './table.ts'

interface EventRow extends DemoRequestEventTable {
  by: string | null
  /** Of a change of who handles it. */
  assignee: string | null
}

const events = (db: Database) =>
  db
    .selectFrom('lead_event')
    .selectAll()
    .select([
      accountName('lead_event.account_id').as('by'),
      accountName('lead_event.value').as('assignee'),
    ])
    .orderBy('at')
    .orderBy('id')

/** Everything that has become of a demo request, oldest first. */
export async function timelineOf(db: Database, id: string): Promise<TimelineEntry[]> {
  await getDemoRequest(db, id)
  const rows: EventRow[] = await events(db).where('lead_id', '=', id).execute()
  const mails = await listEntriesAbout(db, id)
  return [...mails.map(presentMail), ...rows.map(presentEvent)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
}

/** The notes of a demo request, oldest first; without an id those of all. */
export function notesOf(db: Database, id?: string): Promise<EventRow[]> {
  const notes = events(db).where('kind', '=', 'note')
  return (id === undefined ? notes : notes.where('lead_id', '=', id)).execute()
}

export const presentNote = ({ id, at, by, value }: EventRow): DemoRequestNote => ({
  kind: 'note',
  id,
  at,
  by,
  text: value ?? '',
})

function presentEvent(row: EventRow): TimelineEntry {
  const { kind, id, at, by, value, assignee } = row
  if (kind === 'note') return presentNote(row)
  switch (kind) {
    case 'reply':
      return { kind: 'reply', id, at, by }
    case 'state':
      return { kind: 'state', id, at, by, state: value ?? '' }
    case 'assignee':
      return { kind: 'assignee', id, at, by, assignee }
    default:
      return { kind: 'other', id, at, by, name: kind }
  }
}

function presentMail({
  id,
  createdAt,
  recipient,
  subject,
  state,
}: Awaited<ReturnType<typeof listEntriesAbout>>[number]): TimelineEntry {
  return { kind: 'mail', id, at: createdAt, to: recipient, subject, state }
}
