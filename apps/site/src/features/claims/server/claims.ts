import { claimFigures } from '@repo/platform/facts/claim-list.ts'
import { isSized, type DeviceSize } from '@repo/platform/facts/device-size.ts'
import {
  isAnswer,
  ledgerGroupOf,
  ledgerKeys,
  ledgerName,
  type LedgerKey,
} from '@repo/platform/facts/ledger.ts'
import { sizeText } from '@repo/platform/facts/size-text.ts'
import { isDocument } from '@repo/platform/library/file-types.ts'
import { recordUsage, requireFile } from '@repo/platform/library/server/usage.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError, invalidField } from '@repo/platform/server/http/http-error.ts'
import { answerFields, documentedFields, type Claim, type ClaimChange } from '../contract.ts'
import type { ClaimRow } from './table.ts'

/** The topic under which a change is told. */
export const claimsTopic = 'claims'

const undocumented = (id: LedgerKey): ClaimRow => ({
  id,
  condition: null,
  method: null,
  date: null,
  owner: null,
  note: {},
  file_id: null,
  width: null,
  height: null,
  depth: null,
  version: 0,
  updated_at: '',
})

export const readClaims = ({ db }: Store): Promise<ClaimRow[]> =>
  db.selectFrom('claim').selectAll().execute()

/** Every figure and question, documented or not, in the order of the code. */
export async function listClaims(store: Store): Promise<Record<string, Claim>> {
  const rows = new Map((await readClaims(store)).map((row) => [row.id, row]))
  return Object.fromEntries(
    ledgerKeys.map((id) => [id, presentClaim(rows.get(id) ?? undocumented(id))]),
  )
}

export function updateClaim(
  store: Store,
  clock: Clock,
  { id, version: seen, note, fileId, size, ...change }: ClaimChange,
): Promise<Claim> {
  if (size && !isSized(id))
    throw invalidField(
      'size',
      'unknown',
      'You can enter width, height and depth only for a question about the dimensions of a device.',
    )
  return store.write([claimsTopic], async (db) => {
    const before = await rowForUpdate(db, clock, id)
    if (seen !== undefined && seen !== before.version)
      throw new HttpError('STALE_VERSION', { current: presentClaim(before) })
    const texts = Object.fromEntries(
      Object.entries(change).map(([key, value]) => [key, value || null]),
    )
    const notes = withoutEmpty({ ...before.note, ...note })
    const file = fileId === undefined ? before.file_id : fileId
    if (file) await requireFile(db, file, 'fileId', isDocument)
    await db
      .updateTable('claim')
      .set({
        ...texts,
        ...(size !== undefined && (size ?? noSize)),
        file_id: file,
        note: JSON.stringify(notes),
        version: before.version + 1,
        updated_at: timestamp(clock),
      })
      .where('id', '=', id)
      .execute()
    const after = await rowOf(db, id)
    await recordUsage(db, {
      kind: claimsTopic,
      itemId: id,
      title: ledgerName('en', id),
      visible: isAnswer(id) && isShown(after),
      fileIds: file ? [file] : [],
    })
    noteChanges(db, logged(before), logged(after))
    return presentClaim(after)
  })
}

/** Held until the end of the transaction, so that of two changes one is the second. */
async function rowForUpdate(db: WriteTransaction, clock: Clock, id: LedgerKey): Promise<ClaimRow> {
  await db
    .insertInto('claim')
    .values({ id, note: '{}', version: 0, updated_at: timestamp(clock) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .execute()
  return rowOf(db, id)
}

const rowOf = (db: Database, id: LedgerKey): Promise<ClaimRow> =>
  db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const withoutEmpty = (notes: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(notes).filter(([, text]) => text))

function logged(row: ClaimRow) {
  const { note, condition, method, date, owner, file_id: file } = row
  const size = sizeOf(row)
  const notes = Object.entries(note).map(([lang, text]): [string, string] => [`note ${lang}`, text])
  return {
    condition,
    method,
    date,
    owner,
    file,
    size: size && sizeText('en', size),
    ...Object.fromEntries(notes),
  }
}

const noSize = { width: null, height: null, depth: null }

/** The dimensions of a device, where staff have entered them. */
export const sizeOf = ({ width, height, depth }: ClaimRow): DeviceSize | null =>
  width && height && depth ? { width, height, depth } : null

/** Whether readers see anything of it. */
const isShown = (row: ClaimRow) => sizeOf(row) !== null || Object.keys(row.note).length > 0

function presentClaim(row: ClaimRow): Claim {
  const { id, condition, method, date, owner, note, version } = row
  const asked = isAnswer(id) ? answerFields : documentedFields
  const fields = asked.filter((field) => !row[field])
  return {
    id,
    group: ledgerGroupOf(id),
    name: ledgerName('en', id),
    ...(!isAnswer(id) && { figure: claimFigures[id] }),
    condition,
    method,
    date,
    owner,
    note,
    version,
    fileId: row.file_id,
    size: sizeOf(row),
    missing: isShown(row) ? fields : [...fields, 'note'],
    updatedAt: row.updated_at || null,
  }
}
