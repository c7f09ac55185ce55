import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentTypes } from '@repo/site/features/documents/contract.ts'
import { createDocument, documents } from '@repo/site/features/documents/server/service.ts'
import { newsInput } from '@repo/site/features/news/item-schemas.ts'
import { createNews, news, publishNews } from '@repo/site/features/news/server/service.ts'
import { setItemActive } from '@repo/platform/content/server/changes/writes.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { fileSearchText } from '@repo/platform/library/server/search-text.ts'
import { newId } from '@repo/platform/server/id.ts'
import { createTexts } from './texts.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'
import { required } from '@repo/platform/values/required.ts'

export const counts = { files: 5_000, news: 10_000, documents: 2_000 }

const perTransaction = 500
const start = Date.UTC(2024, 0, 1)
const apartMs = 2 * 3_600_000

/** Fills an empty store through the services, so that index and uses are there too. */
export async function fill(store: Store, dataDir: string, some = counts): Promise<void> {
  const texts = createTexts()
  const at = (n: number) => ({ now: () => new Date(start + n * apartMs) })
  const fileIds: string[] = []

  await inParts(store, some.files, async (db, n) => {
    const id = newId(at(n).now().getTime())
    fileIds.push(id)
    await storeFile(db, { id, n, dataDir, createdAt: at(n).now().toISOString() })
  })

  /** The first article of the family in hand: six articles, one a language, follow each other. */
  let first = ''
  await inParts(store, some.news, async (db, n) => {
    const isFirst = n % langs.length === 0
    const article = texts.article(inTurn(langs, n), n)
    const input = newsInput.parse({ ...article, ...(!isFirst && { counterpartOf: first }) })
    const { row } = await createNews(db, at(n), input)
    if (isFirst) first = row.id
    const state = stateOf(n)
    if (state === 'draft') return
    await publishNews(db, at(n), { id: row.id })
    if (state === 'hidden') await setItemActive(db, at(n), news, { id: row.id, active: false })
  })

  await inParts(store, some.documents, async (db, n) => {
    const language = inTurn(langs, n)
    const { id } = await createDocument(db, at(n), {
      language,
      type: inTurn(documentTypes, n),
      title: texts.title(language),
      description: texts.description(language),
      documentId: required(fileIds[n], 'the file of the document'),
    })
    if (n % 10) await setItemActive(db, at(n), documents, { id, active: true })
  })
}

/** Of twenty articles of a language, one is a draft and one is hidden. */
export function stateOf(n: number): 'draft' | 'hidden' | 'published' {
  const ofTwenty = Math.floor(n / langs.length) % 20
  if (ofTwenty === 7) return 'draft'
  return ofTwenty === 13 ? 'hidden' : 'published'
}

async function inParts(
  store: Store,
  count: number,
  work: (db: WriteTransaction, n: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += perTransaction)
    await store.write([], async (db) => {
      const to = Math.min(from + perTransaction, count)
      for (let n = from; n < to; n += 1) await work(db, n)
    })
}

interface NewFile {
  id: string
  n: number
  dataDir: string
  createdAt: string
}

/** A row and its bytes; an upload would draw and measure each. */
async function storeFile(
  db: WriteTransaction,
  { id, n, dataDir, createdAt }: NewFile,
): Promise<void> {
  const bytes = `%PDF-1.4\n% ${n}\n%%EOF\n`
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const folder = join(dataDir, 'files', hash)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'original'), bytes)
  const isImage = n >= counts.documents && n % 2 === 0
  const file = {
    name: isImage ? `hall-${n}.png` : `datasheet-${n}.pdf`,
    alt: isImage ? { en: `Hall ${n}` } : {},
  }
  await db
    .insertInto('library_file')
    .values({
      id,
      hash,
      name: file.name,
      search_text: fileSearchText(file),
      mime_type: isImage ? 'image/png' : 'application/pdf',
      size: bytes.length,
      width: isImage ? 1600 : null,
      height: isImage ? 900 : null,
      alpha: false,
      alt: JSON.stringify(file.alt),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute()
}
