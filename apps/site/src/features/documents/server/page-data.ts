import { asOnScreen } from '@repo/platform/content/server/lists/on-screen.ts'
import {
  viewingOf,
  whereVisible,
  type Viewing,
} from '@repo/platform/content/server/lists/visibility.ts'
import { isLang, langs, localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import { extensionOf } from '@repo/platform/library/file-types.ts'
import { findFiles } from '@repo/platform/library/server/lists.ts'
import type { LibraryFileRow } from '@repo/platform/library/server/table.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import { isOption, type Stored } from '@repo/platform/rest/stored-option.ts'
import { documentsApi, documentTypes, type DocumentChange, type DocumentType } from '../contract.ts'
import type { DocumentFile, DocumentsData, ShelfDocument } from '../site/data.ts'
import { coverOf } from '../demo/covers.ts'
import { documents } from './service.ts'
import type { DocumentRow } from './table.ts'

/** The data sheets stand first: one for each device, and what most visitors come for. */
const shelves: readonly DocumentType[] = ['datasheet', 'case-study', 'brochure']

/** What the list shows of what is on an editor's screen. */
const documentOnScreen = {
  type: documents,
  change: documentsApi.update.body,
  shown: ({ title, description, type, documentId }: DocumentChange): Partial<DocumentRow> => ({
    title,
    description,
    type,
    document_id: documentId,
  }),
}

type Visit = Pick<LoadContext, 'platform' | 'lang' | 'query' | 'preview'>

/** The shelf of a language: its visible documents, each with its file in every language. */
export async function loadDocuments({ platform, lang, query, preview }: Visit) {
  const { store } = platform
  const stored = await listTranslationGroups(store, viewingOf(platform, preview), lang)
  const rows = await Promise.all(
    stored.map((row) => asOnScreen(store.db, row, preview, documentOnScreen)),
  )
  const files = await findFiles(
    store,
    rows.map(({ document_id }) => document_id),
  )
  const all = shelf(rows, files, lang)
  const languages = langs.filter((one) => all.some((item) => fileIn(one, item)))
  const language = languages.find((one) => one === query.language && one !== lang)
  const types = typesOf(all)
  const type = [...documentTypes, ...types].find((one) => one === query.type)
  const chosen = type ? all.filter((item) => item.type === type) : all
  const data: DocumentsData = {
    items: language ? chosen.flatMap((item) => inLanguage(language, item)) : chosen,
    types,
    languages,
    newest: types.flatMap((one) => all.find((item) => item.type === one) ?? []),
    ...(type && { type }),
    ...(language && { language }),
  }
  const isKnown =
    (query.type === undefined || type !== undefined) &&
    (query.language === undefined || language !== undefined)
  return { data, cacheable: isKnown }
}

const fileIn = (language: Lang, { file, others }: ShelfDocument): DocumentFile | undefined =>
  [file, ...others].find((one) => one.lang === language)

/** A document with its file in another language first; without one it is left out. */
function inLanguage(language: Lang, item: ShelfDocument): ShelfDocument[] {
  const file = fileIn(language, item)
  if (!file) return []
  const others = [item.file, ...item.others].filter((one) => one !== file)
  return [{ ...item, file, others: inOrder(others) }]
}

const inOrder = (files: readonly DocumentFile[]) =>
  files.toSorted((a, b) => langs.indexOf(a.lang) - langs.indexOf(b.lang))

function typesOf(items: readonly ShelfDocument[]): Stored<DocumentType>[] {
  const types = new Set(items.map(({ type }) => type))
  const unknown = [...types].filter((type) => !isOption(shelves, type))
  return [...shelves.filter((type) => types.has(type)), ...unknown.toSorted()]
}

/** The visible documents of the groups that have one in the language. */
const listTranslationGroups = (
  { db }: Store,
  viewing: Viewing,
  language: Lang,
): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where(whereVisible(documents, viewing))
    .where('family', 'in', (eb) =>
      eb
        .selectFrom('documents')
        .select('family')
        .where(whereVisible(documents, viewing))
        .where('language', '=', language),
    )
    .execute()

function shelf(
  rows: readonly DocumentRow[],
  files: ReadonlyMap<string, LibraryFileRow>,
  lang: Lang,
): ShelfDocument[] {
  const groups = Map.groupBy(rows, ({ family }) => family)
  const fileOf = (row: DocumentRow): DocumentFile[] => {
    const file = files.get(row.document_id)
    return file ? [{ lang: row.language, ...presentFile(file) }] : []
  }
  const items = rows.flatMap((row): ShelfDocument[] => {
    const own = files.get(row.document_id)
    if (row.language !== lang || !own) return []
    const members = (groups.get(row.family) ?? []).filter(
      ({ id, language }) => id !== row.id && isLang(language),
    )
    return [
      {
        id: row.id,
        type: row.type,
        title: row.title,
        description: row.description,
        file: { lang, ...presentFile(own) },
        others: inOrder(members.flatMap(fileOf)),
      },
    ]
  })
  return items.toSorted(
    (a, b) =>
      b.file.addedAt.slice(0, 10).localeCompare(a.file.addedAt.slice(0, 10)) ||
      a.title.localeCompare(b.title, localeOf[lang], { numeric: true }),
  )
}

function presentFile(file: LibraryFileRow): Omit<DocumentFile, 'lang'> {
  const cover = coverOf(file.hash)
  return {
    url: addressOf(file),
    format: extensionOf(file.mime_type).toUpperCase(),
    size: file.size,
    addedAt: file.created_at,
    digest: file.hash,
    ...(cover && { cover }),
  }
}
