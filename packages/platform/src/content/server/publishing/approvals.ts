import type { WriteTransaction } from '#src/server/database/tables.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { approvedAfterSave, translatedBlocks } from '../text/copied-text.ts'
import {
  approvalOf,
  forgetApproval,
  recordApproval,
  textBlocks,
} from '../translations/freshness.ts'
import { getItem } from '../lists/lists.ts'
import { digestOf } from '../text/text-blocks.ts'

/** Who makes an item a translation of another says that both say the same, but for what is copied. */
export async function approveSource<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  row: ItemRow<Name>,
  { counterpartOf }: { counterpartOf?: string | null | undefined },
): Promise<void> {
  if (!counterpartOf) return forgetApproval(db, type.name, row.id)
  const source = await getItem(db, type, counterpartOf)
  const approved = translatedBlocks(textBlocks(type, source), textBlocks(type, row))
  await recordApproval(db, { kind: type.name, itemId: row.id, sourceId: source.id }, approved)
}

/** Who edits what was copied from the source has translated it. */
export async function approveSaved<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  before: ItemRow<Name>,
  row: ItemRow<Name>,
): Promise<void> {
  const approval = await approvalOf(db, type.name, row.id)
  if (!approval) return
  const { sourceId, blocks: was } = approval
  const source = await itemsOf(db)
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id', '=', sourceId)
    .where('family', '=', row.family)
    .executeTakeFirst()
  if (!source) return
  const place = { kind: type.name, itemId: row.id, sourceId }
  const is = approvedAfterSave({
    approved: was,
    now: textBlocks(type, source as ItemRow<Name>),
    before: textBlocks(type, before),
    after: textBlocks(type, row),
  })
  if (digestOf(is) !== digestOf(was)) await recordApproval(db, place, is)
}
