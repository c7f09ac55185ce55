import { claimFigures, claimKeys, type ClaimKey } from '@repo/platform/facts/claim-list.ts'
import { claimName } from '@repo/platform/facts/claim-names.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError } from '@repo/platform/server/http/http-error.ts'
import { documentedFields, type Claim, type ClaimChange } from '../contract.ts'
import type { ClaimRow } from './table.ts'

/** The topic under which a change is told. */
export const claimsTopic = 'claims'

const undocumented = (id: ClaimKey): ClaimRow => ({
  id,
  condition: null,
  method: null,
  date: null,
  owner: null,
  note: {},
  version: 0,
  updated_at: '',
})

export const readClaims = ({ db }: Store): Promise<ClaimRow[]> =>
  db.selectFrom('claim').selectAll().execute()

/** Every figure, documented or not, in the order of the code. */
export async function listClaims(store: Store): Promise<Record<string, Claim>> {
  const rows = new Map((await readClaims(store)).map((row) => [row.id, row]))
  return Object.fromEntries(
    claimKeys.map((id) => [id, presentClaim(rows.get(id) ?? undocumented(id))]),
  )
}

export function updateClaim(
  store: Store,
  clock: Clock,
  { id, version: seen, note, ...change }: ClaimChange,
): Promise<Claim> {
  return store.write([claimsTopic], async (db) => {
    const before = await rowForUpdate(db, clock, id)
    if (seen !== undefined && seen !== before.version)
      throw new HttpError('STALE_VERSION', { current: presentClaim(before) })
    const texts = Object.fromEntries(
      Object.entries(change).map(([key, value]) => [key, value || null]),
    )
    const notes = withoutEmpty({ ...before.note, ...note })
    await db
      .updateTable('claim')
      .set({
        ...texts,
        note: JSON.stringify(notes),
        version: before.version + 1,
        updated_at: timestamp(clock),
      })
      .where('id', '=', id)
      .execute()
    const after = await rowOf(db, id)
    noteChanges(db, logged(before), logged(after))
    return presentClaim(after)
  })
}

/** Held until the end of the transaction, so that of two changes one is the second. */
async function rowForUpdate(db: WriteTransaction, clock: Clock, id: ClaimKey): Promise<ClaimRow> {
  await db
    .insertInto('claim')
    .values({ id, note: '{}', version: 0, updated_at: timestamp(clock) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .execute()
  return rowOf(db, id)
}

const rowOf = (db: Database, id: ClaimKey): Promise<ClaimRow> =>
  db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const withoutEmpty = (notes: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(notes).filter(([, text]) => text))

function logged({ note, condition, method, date, owner }: ClaimRow) {
  const notes = Object.entries(note).map(([lang, text]): [string, string] => [`note ${lang}`, text])
  return { condition, method, date, owner, ...Object.fromEntries(notes) }
}

function presentClaim({ updated_at, ...row }: ClaimRow): Claim {
  const fields = documentedFields.filter((field) => !row[field])
  const hasNote = Object.keys(row.note).length > 0
  return {
    ...row,
    name: claimName('en', row.id),
    figure: claimFigures[row.id],
    missing: hasNote ? fields : [...fields, 'note'],
    updatedAt: updated_at || null,
  }
}
