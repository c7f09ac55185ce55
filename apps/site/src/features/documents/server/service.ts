import type { ContentType } from '@repo/platform/content/server/content-type.ts'
import { presentItems } from '@repo/platform/content/server/translations/linked-translations.ts'
import { translationGroupAfter } from '@repo/platform/content/server/translations/translation-group.ts'
import { listItems } from '@repo/platform/content/server/lists/lists.ts'
import { scheduleAfter, scheduleChange } from '@repo/platform/content/server/publishing/schedule.ts'
import type { Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import {
  updateItem,
  insertItem,
  getItemForUpdate,
} from '@repo/platform/content/server/changes/writes.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { isDocument } from '@repo/platform/library/file-types.ts'
import { findFiles } from '@repo/platform/library/server/lists.ts'
import { requireFile } from '@repo/platform/library/server/usage.ts'
import type { Paginated } from '@repo/platform/rest/page.ts'
import type { Clock } from '@repo/platform/server/clock.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import type { DocumentChange, DocumentInput, SiteDocument } from '../contract.ts'
import { presentDocument, presentSiteDocument } from './present.ts'
import type { DocumentRow } from './table.ts'

export const documents: ContentType<'documents', ReturnType<typeof presentDocument>> = {
  name: 'documents',
  visibleWhen: ['active'],
  texts: ({ title, description }) => [
    { field: 'title', text: title },
    { field: 'description', text: description },
  ],
  text: ({ title, description }) => `${title}\n${description}`,
  fileIds: (_, row) => [row.document_id],
  page: ({ language }) => `/${language}/documents`,
  present: presentDocument,
}

export async function createDocument(db: WriteTransaction, clock: Clock, input: DocumentInput) {
  const family = await translationGroupAfter(db, documents, input)
  const fields = await fieldsOf(db, input)
  const state = { ...scheduleAfter(input), active: false }
  return insertItem({ db, clock, type: documents }, { ...fields, ...state, family }, input)
}

/** What a change would store of a document, checked but for its translation group. */
export async function draftDocument(
  db: WriteTransaction,
  clock: Clock,
  change: DocumentChange,
  before: DocumentRow,
) {
  const schedule = scheduleChange(documents, clock, change, before)
  return { fields: { ...(await fieldsOf(db, change)), ...schedule } }
}

export async function updateDocument(db: WriteTransaction, clock: Clock, change: DocumentChange) {
  const before = await getItemForUpdate(db, documents, change)
  const family = await translationGroupAfter(db, documents, change, before)
  const { fields } = await draftDocument(db, clock, change, before)
  return updateItem({ db, clock, type: documents }, before, { ...fields, family }, change)
}

/** The visible documents of a language with their files. */
export async function listSiteDocuments(
  store: Store,
  viewing: Viewing,
  language: Lang,
  query: { search?: string; limit?: number; after?: string },
): Promise<Paginated<SiteDocument>> {
  const page = await listItems<'documents', DocumentRow>(store, documents, {
    ...query,
    viewing,
    language,
    visible: true,
  })
  const files = await findFiles(
    store,
    page.items.map(({ document_id }) => document_id),
  )
  const rows = page.items.flatMap((row) => {
    const file = files.get(row.document_id)
    return file ? [{ ...row, file }] : []
  })
  const found = { ...page, items: rows }
  return presentItems(store.db, documents, found, {
    present: presentSiteDocument,
    audience: viewing,
  })
}

async function fieldsOf(db: WriteTransaction, input: DocumentInput) {
  await requireFile(db, input.documentId, 'documentId', isDocument)
  return {
    language: input.language,
    type: input.type,
    title: input.title,
    description: input.description,
    document_id: input.documentId,
  }
}
