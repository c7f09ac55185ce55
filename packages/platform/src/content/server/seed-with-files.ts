import { brand } from '#src/brand/brand.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { addDataUrl } from '#src/library/server/add-data-url.ts'
import { openLibrary } from '#src/library/server/library.ts'
import type { LibraryFileRow } from '#src/library/server/table.ts'
import type { Clock } from '#src/server/clock.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { itemsOf, tableOf, type ContentName, type ContentType } from './content-type.ts'
import { setItemActive } from './changes/writes.ts'

interface DemoItem<Name extends string> {
  name: Name
  lang: Lang
  file: LibraryFileRow
  /** What `besides` has added. */
  besides?: LibraryFileRow | undefined
  /** Id of the same item in the first language; absent for that one. */
  counterpartOf: string | undefined
}

interface Demo<Type extends ContentName, Name extends string> {
  type: ContentType<Type>
  names: readonly Name[]
  /** The data URL of a file, loaded for an empty database only. */
  file(name: Name, lang: Lang): Promise<string>
  extension: string
  /** Adds another file of the item to the library. */
  besides?(name: Name, lang: Lang): Promise<LibraryFileRow>
  /** When an item of this name was written, if not now. */
  writtenAt?(name: Name, now: Date): Date
  create(db: WriteTransaction, clock: Clock, item: DemoItem<Name>): Promise<{ id: string }>
}

/** Adds demo items with a file each to an empty database, the languages of each as one group. */
export async function seedWithFiles<Type extends ContentName, Name extends string>(
  platform: Platform,
  { type, names, file, extension, besides, writtenAt, create }: Demo<Type, Name>,
): Promise<void> {
  const { store, clock } = platform
  if (await hasItems(store.db, type)) return
  const library = openLibrary(platform)
  const added: Omit<DemoItem<Name>, 'counterpartOf'>[] = []
  for (const name of names)
    for (const lang of langs)
      added.push({
        name,
        lang,
        file: await addFile(name, lang),
        besides: await besides?.(name, lang),
      })
  const isSeeded = await store.write([], async (db) => {
    await advisoryLock(db, `${type.name} seed`)
    if (await hasItems(db, type)) return false
    const now = clock.now()
    const firstOf = new Map<Name, string>()
    for (const item of added) {
      const { name } = item
      const then = writtenAt ? { now: () => writtenAt(name, now) } : clock
      const { id } = await create(db, then, { ...item, counterpartOf: firstOf.get(name) })
      if (!firstOf.has(name)) firstOf.set(name, id)
      await setItemActive(db, then, type, { id, active: true })
    }
    return true
  })
  // Another server was faster.
  if (!isSeeded)
    for (const { file: own, besides: other } of added)
      for (const row of [own, other]) if (row) await library.remove(row.id)

  async function addFile(name: Name, lang: Lang): Promise<LibraryFileRow> {
    const url = await file(name, lang)
    return addDataUrl(library, `${brand.name.toLowerCase()}-${name}-${lang}.${extension}`, url)
  }
}

async function hasItems<Type extends ContentName>(
  db: Database,
  type: ContentType<Type>,
): Promise<boolean> {
  const items = itemsOf(db).selectFrom(tableOf(type)).select('id').limit(1)
  return (await items.executeTakeFirst()) !== undefined
}
