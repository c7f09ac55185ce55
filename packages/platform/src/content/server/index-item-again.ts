import type { IndexAgain } from '#src/server/search/index-again.ts'
import { indexItem } from '#src/server/search/search.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from './content-type.ts'
import { rowWithChanges } from './shared-drafts/read.ts'
import { changesKind } from './shared-drafts/table.ts'
import { lockContentType } from './changes/writes.ts'

export const indexItemAgain =
  <Name extends ContentName>(type: ContentType<Name>): IndexAgain =>
  async (db, id) => {
    await lockContentType(db, type)
    const items = itemsOf(db).selectFrom(tableOf(type)).selectAll().where('id', '=', id)
    const row = (await items.executeTakeFirst()) as ItemRow<Name> | undefined
    if (!row) return
    const { language } = row
    await indexItem(db, { kind: type.name, id, language, text: type.text(row) })
    if (!row.has_changes) return
    const draft = await rowWithChanges(db, type, row)
    const entry = { kind: changesKind(type.name), id, language: draft.language }
    await indexItem(db, { ...entry, text: type.text(draft) })
  }
