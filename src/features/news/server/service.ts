import { cleanRichText, plainText } from '#src/content/server/rich-text.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import { onlyOne } from '#src/server/database/only-one.ts'
import type { Engine, Write } from '#src/server/database/tables.ts'
import { invalidField, notFound, ProblemError } from '#src/server/http/problem-error.ts'
import { newId } from '#src/server/id.ts'
import { indexItem, unindexItem } from '#src/server/search/search.ts'
import type { NewsChange, NewsInput } from '../contract.ts'
import { claimPermalink, moveTo } from './permalinks.ts'
import { presentNews } from './present.ts'
import type { NewsRow } from './table.ts'

/** What a write stands on. */
export interface Desk {
  engine: Engine
  clock: Clock
}

interface Written {
  row: NewsRow
  /** Names of the elements that were taken out of the content. */
  removed: string[]
}

const longestContent = 500_000

export async function createNews(db: Write, desk: Desk, input: NewsInput): Promise<Written> {
  await oneWriter(db, desk)
  await claimPermalink(db, input.permalink)
  const { removed, ...fields } = fieldsOf(input)
  const now = timestamp(desk.clock)
  const row = await db
    .insertInto('news')
    .values({
      ...fields,
      id: newId(desk.clock.now().getTime()),
      published: false,
      active: true,
      version: 1,
      created_at: now,
      updated_at: now,
      published_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await index(db, desk, row)
  return { row, removed }
}

export async function updateNews(db: Write, desk: Desk, change: NewsChange): Promise<Written> {
  await oneWriter(db, desk)
  const before = await getNews(db, change.id)
  if (change.version !== undefined && change.version !== before.version)
    throw new ProblemError('STALE_VERSION', { current: presentNews(before) })
  await claimPermalink(db, change.permalink, change.id)
  await moveTo(db, before, change.permalink)
  const { removed, ...fields } = fieldsOf(change)
  const row = await alter(db, desk, before, fields)
  await index(db, desk, row)
  return { row, removed }
}

export async function removeNews(db: Write, id: string): Promise<{ id: string }> {
  const { numDeletedRows } = await db.deleteFrom('news').where('id', '=', id).executeTakeFirst()
  if (!numDeletedRows) throw notFound()
  await unindexItem(db, 'news', id)
  return { id }
}

export async function publishNews(db: Write, desk: Desk, id: string): Promise<NewsRow> {
  await oneWriter(db, desk)
  const before = await getNews(db, id)
  if (before.published) return before
  return alter(db, desk, before, { published: true, published_at: timestamp(desk.clock) })
}

export async function setNewsActive(
  db: Write,
  desk: Desk,
  id: string,
  active: boolean,
): Promise<NewsRow> {
  await oneWriter(db, desk)
  const before = await getNews(db, id)
  return before.active === active ? before : alter(db, desk, before, { active })
}

/** What a write reads first (a free permalink, the state before) stays true until it is committed. */
const oneWriter = (db: Write, { engine }: Desk) => onlyOne(db, engine, 'news')

async function getNews(db: Write, id: string): Promise<NewsRow> {
  const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type Fields = Partial<Omit<NewsRow, 'categories'>> & { categories?: string }

/** The version in the condition: of two simultaneous writers, the second finds nothing to change. */
async function alter(db: Write, desk: Desk, before: NewsRow, fields: Fields): Promise<NewsRow> {
  const row = await db
    .updateTable('news')
    .set({ ...fields, version: before.version + 1, updated_at: timestamp(desk.clock) })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ProblemError('STALE_VERSION', { current: presentNews(before) })
  return row
}

function fieldsOf(input: NewsInput) {
  const { html, removed } = cleanRichText(input.content)
  if (html.length > longestContent)
    throw invalidField('content', 'max', `must have at most ${longestContent} characters`)
  return {
    language: input.language,
    title: input.title,
    content: html,
    categories: JSON.stringify(input.categories),
    permalink: input.permalink,
    featured_image_id: null,
    removed,
  }
}

function index(db: Write, { engine }: Desk, row: NewsRow): Promise<void> {
  const text = [row.title, row.categories.join(' '), plainText(row.content)].join('\n')
  return indexItem(db, engine, { kind: 'news', id: row.id, language: row.language, text })
}
