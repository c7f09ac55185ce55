import { accountName } from '@repo/platform/account/server/accounts.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { advisoryLock } from '@repo/platform/server/database/advisory-lock.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError } from '@repo/platform/server/http/http-error.ts'
import { upgradedList } from '../../model/upgrade-price-list.ts'
import type { Draft } from '../../price-list-contract.ts'
import type { PriceListData } from '../../price-list-schema.ts'
import { writePriceList } from '../../stored/read-price-list.ts'
import type { DraftRow } from '../table.ts'
import { newestVersion } from './versions.ts'
import { readable, versionName } from './readable.ts'

export interface WriteContext {
  clock: Clock
  accountId: string
}

const readRow = (db: Database | WriteTransaction) =>
  db
    .selectFrom('roi_draft')
    .selectAll()
    .select(accountName('roi_draft.updated_by').as('editor'))
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()

/** Returns the draft, or else the published price list. */
export async function getDraft(db: Database | WriteTransaction): Promise<Draft> {
  const { version, base, data, updated_by, updated_at, editor } = await readRow(db)
  if (!data || base === null) return { ...(await start(db)), version }
  const facts = {
    version,
    base,
    updatedAt: updated_at,
    updatedBy: updated_by === null ? null : { id: updated_by, name: editor },
  }
  // The error carries the draft's metadata, so that staff can discard it.
  return { ...facts, table: upgradedList(readable(data, 'The draft price list', facts)) }
}

async function start(db: Database | WriteTransaction): Promise<Omit<Draft, 'version'>> {
  const { version, data } = await db
    .selectFrom('roi_constants')
    .select(['version', 'data'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    table: upgradedList(readable(data, versionName(version))),
    base: version,
    updatedAt: null,
    updatedBy: null,
  }
}

/** Takes the lock and checks the version; throws 409 with the current draft. */
export async function getDraftForUpdate(
  db: WriteTransaction,
  seen: number | undefined,
): Promise<DraftRow> {
  await advisoryLock(db, 'roi draft')
  const row = await readRow(db)
  if (seen !== undefined && seen !== row.version)
    throw new HttpError('STALE_VERSION', { current: await getDraft(db) })
  return row
}

export async function saveDraft(
  db: WriteTransaction,
  context: WriteContext,
  { table, version }: { table: PriceListData; version?: number },
): Promise<Draft> {
  const before = await getDraftForUpdate(db, version)
  await setDraft(db, context, before, {
    base: before.base ?? (await newestVersion(db)),
    data: writePriceList(upgradedList(table)),
  })
  return getDraft(db)
}

/** Discards the draft, if any. */
export async function discardDraft(
  db: WriteTransaction,
  context: WriteContext,
  version: number | undefined,
): Promise<void> {
  const before = await getDraftForUpdate(db, version)
  if (before.data) await setDraft(db, context, before, { base: null, data: null })
}

export async function setDraft(
  db: WriteTransaction,
  { clock, accountId }: WriteContext,
  before: DraftRow,
  content: { base: number; data: string } | { base: null; data: null },
): Promise<void> {
  await db
    .updateTable('roi_draft')
    .set({
      ...content,
      version: before.version + 1,
      updated_by: accountId,
      updated_at: timestamp(clock),
    })
    .where('id', '=', 1)
    .execute()
}
