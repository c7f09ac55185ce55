import { withCurrentUrls } from '#src/library/server/old-urls.ts'
import type { FileReferences } from '#src/library/server/file-references.ts'
import type { Database } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from './content-type.ts'
import { itemTopic, listTopic } from './translations/topics.ts'
import { isOn } from './lists/visibility.ts'

/** What the library is told of a content type, and does to it when a file changes. */
export function fileReferencesOf<Name extends ContentName>(
  type: ContentType<Name>,
): FileReferences {
  const rowsOf = async (db: Database, ids: readonly string[]): Promise<ItemRow<Name>[]> => {
    const rows = itemsOf(db).selectFrom(tableOf(type)).selectAll().where('id', 'in', ids)
    return (await rows.execute()) as ItemRow<Name>[]
  }

  return {
    async describe(db, ids) {
      const rows = await rowsOf(db, ids)
      return new Map(
        rows.map((row) => [row.id, { language: row.language, page: type.page(row) }] as const),
      )
    },

    /** No new version: nobody has written, and who writes now brings the old address back as the new. */
    async follow(db, ids, rewrite = (text) => text) {
      for (const row of await rowsOf(db, ids)) {
        const { id, language } = row
        const texts = Object.entries(type.addresses?.(row) ?? {})
        const changed = texts.map(([column, text]) => [column, rewrite(text)] as const)
        if (changed.some(([, text], at) => text !== texts[at]?.[1]))
          await itemsOf(db)
            .updateTable(tableOf(type))
            .set(Object.fromEntries<string>(changed))
            .where('id', '=', id)
            .execute()
        if (isOn(type, row)) addTopics(db, itemTopic(type.name, id), listTopic(type.name, language))
      }
    },
  }
}

/** A row that was kept, with the addresses that its files have now: their bytes may have been replaced. */
export async function withCurrentFiles<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  row: ItemRow<Name>,
): Promise<ItemRow<Name>> {
  const texts = Object.entries(type.addresses?.(row) ?? {})
  const present = texts.map(
    async ([column, text]) => [column, await withCurrentUrls(db, text)] as const,
  )
  return { ...row, ...Object.fromEntries<string>(await Promise.all(present)) }
}
