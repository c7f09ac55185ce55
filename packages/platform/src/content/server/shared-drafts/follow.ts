import { recordUsage, removeUsage } from '#src/library/server/usage.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { indexItem, unindexItem } from '#src/server/search/search.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentTable,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { changesKind } from './table.ts'

/** Notes at the item itself that it has a shared draft, or none: lists read no other table. */
export async function markChanged<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  before: ItemRow<Name>,
  marks: Partial<Pick<ContentTable, 'changes_version' | 'changes_publish_at'>> & {
    has_changes: boolean
  },
): Promise<ItemRow<Name>> {
  await itemsOf(db).updateTable(tableOf(type)).set(marks).where('id', '=', before.id).execute()
  return { ...before, ...marks }
}

/** The library and the search of staff know what the draft says. */
export async function followDraft<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  row: ItemRow<Name>,
): Promise<void> {
  const kind = changesKind(type.name)
  const { id, language, title } = row
  await indexItem(db, { kind, id, language, text: type.text(row) })
  const fileIds = await type.fileIds(db, row)
  await recordUsage(db, { kind, itemId: id, title, visible: false, fileIds })
}

export async function unfollowDraft<Name extends ContentName>(
  db: WriteTransaction,
  { name }: ContentType<Name>,
  id: string,
): Promise<void> {
  await unindexItem(db, changesKind(name), id)
  await removeUsage(db, changesKind(name), id)
}
