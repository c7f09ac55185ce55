import { brand } from '#src/brand/brand.ts'
import { setItemActive } from '#src/content/server/writes.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { addDataUrl } from '#src/library/server/add-data-url.ts'
import { addressOf } from '#src/library/server/addresses.ts'
import { openLibrary } from '#src/library/server/library.ts'
import type { LibraryFileRow } from '#src/library/server/table.ts'
import { minute } from '#src/server/clock.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { filmNames, type FilmName } from '../demo/names.ts'
import { demoWords } from '../demo/words.ts'
import { createMedia, media } from './service.ts'

/** Data URLs, each in a chunk of its own that only an empty database loads. */
const files = import.meta.glob<string>('../demo/*/*.mp4', { query: '?inline', import: 'default' })

interface Added {
  name: FilmName
  lang: Lang
  file: LibraryFileRow
}

/** Adds the demo films to an empty database, the languages of each as one family. */
export async function seedMedia(platform: Platform): Promise<void> {
  const { store, config, clock } = platform
  if (await hasMedia(store.db)) return
  const library = openLibrary(platform)
  const added: Added[] = []
  for (const name of filmNames)
    for (const lang of langs) added.push({ name, lang, file: await addFile(name, lang) })
  const isSeeded = await store.write([], async (db) => {
    await advisoryLock(db, 'media seed')
    if (await hasMedia(db)) return false
    const start = clock.now().getTime()
    const firstOf = new Map<FilmName, string>()
    for (const { name, lang, file } of added) {
      // The page begins with the newest change.
      const at = new Date(start - filmNames.indexOf(name) * minute)
      const then = { now: () => at }
      const context = { clock: then, hosts: config.MEDIA_HOSTS }
      const { title, description } = demoWords[lang][name]
      const { id } = await createMedia(db, context, {
        title,
        description: description.join('\n'),
        language: lang,
        mediaType: 'video',
        mediaURL: addressOf(file),
        counterpartOf: firstOf.get(name),
      })
      if (!firstOf.has(name)) firstOf.set(name, id)
      await setItemActive(db, then, media, id, true)
    }
    return true
  })
  // Another server was faster.
  if (!isSeeded) for (const { file } of added) await library.remove(file.id)

  async function addFile(name: FilmName, lang: Lang): Promise<LibraryFileRow> {
    const url = (await files[`../demo/${lang}/${name}.mp4`]?.()) ?? ''
    return addDataUrl(library, `${brand.name.toLowerCase()}-${name}-${lang}.mp4`, url)
  }
}

const hasMedia = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('media').select('id').limit(1).executeTakeFirst()) !== undefined
