import { timestamp } from '@repo/platform/server/clock.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { invalidField, HttpError } from '@repo/platform/server/http/http-error.ts'
import { parse } from '@repo/platform/server/http/parse.ts'
import type { Draft } from '../../price-list-contract.ts'
import { priceListData } from '../../price-list-schema.ts'
import { writePriceList } from '../../stored/read-price-list.ts'
import { getDraftForUpdate, getDraft, setDraft, type WriteContext } from './draft.ts'
import { effectOf, warningsOf } from './effect.ts'
import { newestVersion } from './versions.ts'

interface Publication {
  note: string
  /** Version of the draft that the caller has read. */
  version?: number
  acceptWarnings?: true
}

/** Publishes the draft as the next version, and deletes it. */
export async function publishDraft(
  db: WriteTransaction,
  context: WriteContext,
  { note, version, acceptWarnings }: Publication,
): Promise<{ id: string }> {
  const row = await getDraftForUpdate(db, version)
  const draft = await getDraft(db)
  const published = await newestVersion(db)
  if (!row.data)
    throw new HttpError('WRONG_STATE', { message: 'There is no draft price list to publish.' })
  if (draft.base !== published)
    throw new HttpError('STALE_VERSION', {
      message: `The draft is based on version ${draft.base}, but version ${published} has been published since. Create a new draft from the current version.`,
      current: draft,
    })
  const next = published + 1
  if (!acceptWarnings) assertWarningsAccepted(draft, next)
  await db
    .insertInto('roi_constants')
    .values({
      version: next,
      data: writePriceList(parse(priceListData, draft.table)),
      published_at: timestamp(context.clock),
      published_by: context.accountId,
      note,
    })
    .execute()
  noteChanges(db, { version: published }, { version: next, note })
  await setDraft(db, context, row, { base: null, data: null })
  return { id: String(next) }
}

function assertWarningsAccepted({ table }: Draft, version: number): void {
  const effect = effectOf({ version, ...table })
  if (!warningsOf(effect).length) return
  const { mean } = effect.portfolio
  const now = mean === null ? 'would never be reached' : `would be ${mean.toFixed(1)} months`
  throw invalidField(
    'acceptWarnings',
    'MEAN_ABOVE_CLAIM',
    `must be true: the average payback ${now}, and the site says under 11`,
  )
}
