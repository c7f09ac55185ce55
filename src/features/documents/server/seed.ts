import { brand } from '#src/brand/brand.ts'
import { setItemActive } from '#src/content/server/writes.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { addDataUrl } from '#src/library/server/add-data-url.ts'
import { openLibrary } from '#src/library/server/library.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { documentTypes } from '../contract.ts'
import { documentNames, type DocumentName } from '../demo/names.ts'
import { demoWords } from '../demo/words.ts'
import { createDocument, documents } from './service.ts'

/** Data URLs, each in a chunk of its own that only an empty database loads. */
const files = import.meta.glob<string>('../demo/*/*.pdf', { query: '?inline', import: 'default' })

interface Added {
  name: DocumentName
  lang: Lang
  fileId: string
}

/** Adds the demo documents to an empty database, the languages of each as one family. */
export async function seedDocuments(platform: Platform): Promise<void> {
  const { store, clock } = platform
  if (await hasDocuments(store.db)) return
  const library = openLibrary(platform)
  const added: Added[] = []
  for (const name of documentNames)
    for (const lang of langs) added.push({ name, lang, fileId: await addFile(name, lang) })
  const isSeeded = await store.write([], async (db) => {
    await advisoryLock(db, 'documents seed')
    if (await hasDocuments(db)) return false
    const firstOf = new Map<DocumentName, string>()
    for (const { name, lang, fileId } of added) {
      const { id } = await createDocument(db, clock, {
        ...demoWords[lang][name],
        language: lang,
        type: typeOf(name),
        documentId: fileId,
        counterpartOf: firstOf.get(name),
      })
      if (!firstOf.has(name)) firstOf.set(name, id)
      await setItemActive(db, clock, documents, id, true)
    }
    return true
  })
  // Another server was faster.
  if (!isSeeded) for (const { fileId } of added) await library.remove(fileId)

  async function addFile(name: DocumentName, lang: Lang): Promise<string> {
    const url = (await files[`../demo/${lang}/${name}.pdf`]?.()) ?? ''
    const row = await addDataUrl(library, `${brand.name.toLowerCase()}-${name}-${lang}.pdf`, url)
    return row.id
  }
}

const hasDocuments = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()) !== undefined

function typeOf(name: DocumentName) {
  const type = documentTypes.find((one) => name.startsWith(one))
  if (!type) throw new Error(`${name} does not begin with the type of a document`)
  return type
}
