import { seedWithFiles } from '@repo/platform/content/server/seed-with-files.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { documentTypes } from '../contract.ts'
import { documentNames, type DocumentName } from '../demo/names.ts'
import { demoWords } from '../demo/words.ts'
import { createDocument, documents } from './service.ts'

const files = import.meta.glob<string>('../demo/*/*.pdf', { query: '?inline', import: 'default' })

/** Adds the demo documents to an empty database. */
export const seedDocuments = (platform: Platform): Promise<void> =>
  seedWithFiles(platform, {
    type: documents,
    names: documentNames,
    file: async (name, lang) => (await files[`../demo/${lang}/${name}.pdf`]?.()) ?? '',
    extension: 'pdf',
    create: (db, clock, { name, lang, file, counterpartOf }) =>
      createDocument(db, clock, {
        ...demoWords[lang][name],
        language: lang,
        type: typeOf(name),
        documentId: file.id,
        counterpartOf,
      }),
  })

function typeOf(name: DocumentName) {
  const type = documentTypes.find((one) => name.startsWith(one))
  if (!type) throw new Error(`${name} does not begin with the type of a document`)
  return type
}
