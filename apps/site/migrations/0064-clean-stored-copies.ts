import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import {
  article,
  cleanRows,
  each,
  item,
  json,
  line,
  rowOf,
  withoutFormat,
  type Clean,
} from './0063-clean-stored-text.ts'

/** A whole article each. */
const revisionsAtOnce = 50

/** Of an email or an event, which ends as it was written. */
const body: Clean = (value) =>
  typeof value === 'string'
    ? withoutFormat(value)
        .replace(/\r\n|[\u0085\u2028\u2029]/g, '\n')
        .replace(/[^\S\r\n\t\u00a0\u202f]/g, ' ')
        .replace(/(?![\r\n\t])\p{Cc}/gu, '')
    : value

const addresses = { to: line, replyTo: line, subject: line }

/** Their `headers` hold tokens, which are ASCII. */
const payload = json((value) => {
  // It has been dropped.
  if (value === null) return null
  const { headers, ...texts } = value as Record<string, unknown>
  const clean = each(body)(texts) as Record<string, unknown>
  const lines = Object.entries(addresses).flatMap(([key, cleaned]) =>
    key in clean ? [[key, cleaned(clean[key])] as const] : [],
  )
  return { ...clean, ...Object.fromEntries(lines), ...(headers !== undefined && { headers }) }
})

const columnsOf = { news: article, documents: item, media: item } as const
type Kind = keyof typeof columnsOf
const kinds = Object.keys(columnsOf) as Kind[]

/**
 * Copies of texts that were stored before the cleaner existed: staff read them in versions, unsaved
 * texts, saved views and the outbox, waiting emails bring them to others, and an approved text beside
 * its cleaned source makes a translation look outdated. Rich text and the audit log stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await cleanRows(db, 'outbox', { recipient: line, subject: line, payload })
  for (const kind of kinds) {
    const of = sql`and kind = ${kind}`
    const changes = rowOf(columnsOf[kind])
    await cleanRows(db, 'content_revision', { changes }, of, revisionsAtOnce)
    await cleanDrafts(db, kind)
    await cleanApproved(db, kind)
    await cleanItemTexts(db, kind)
  }
  await cleanViews(db)
}

/** A form has texts where a row has nothing, and its event is one text. */
const inForm =
  (clean: Clean): Clean =>
  (value) =>
    clean(value) ?? ''

const formOf = {
  news: {
    title: line,
    description: inForm(article.description),
    author: inForm(article.author),
    categories: article.categories,
  },
  documents: item,
  media: item,
} as const

async function cleanDrafts(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const clean = rowOf(formOf[kind])
  const keys = await sql<{ account_id: string; id: string }>`
    select account_id, id from content_draft where kind = ${kind}`.execute(db)
  for (const { account_id, id } of keys.rows) {
    const one = sql`account_id = ${account_id} and kind = ${kind} and id = ${id}`
    const { rows } = await sql<{ form: unknown }>`
      select form from content_draft where ${one}`.execute(db)
    const form = changedJson(rows[0]?.form, clean)
    if (form) await sql`update content_draft set form = ${form} where ${one}`.execute(db)
  }
}

/** A name that another view of the list has stays as it is. */
async function cleanViews(db: Kysely<unknown>): Promise<void> {
  await cleanRows(db, 'saved_view', { search: json(each(line)) })
  const { rows } = await sql<Record<'id' | 'account_id' | 'list' | 'name', string>>`
    select id, account_id, list, name from saved_view`.execute(db)
  const keyOf = (account: string, list: string, name: string) =>
    JSON.stringify([account, list, name])
  const taken = new Set(rows.map((row) => keyOf(row.account_id, row.list, row.name)))
  for (const { id, account_id, list, name } of rows) {
    const clean = line(name) as string
    const key = keyOf(account_id, list, clean)
    if (clean === name || taken.has(key)) continue
    taken.add(key)
    await sql`update saved_view set name = ${clean} where id = ${id}`.execute(db)
  }
}

interface Block {
  field: string
  element: string
  text: string
}

type Hashes = Record<string, string[]>

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 14)

/** Of a plain field or a block, as texts were compared when this migration was written. */
function hashOf({ element, text }: Block): string {
  const words = text.replace(/<img\b[^>]*>/g, (tag) => `<img ${/alt="[^"]*"/.exec(tag)?.[0]}>`)
  return shortHash(`${element} ${words}`)
}

const digestOf = (hashes: Hashes) =>
  shortHash(
    Object.entries(hashes)
      .flatMap(([field, some]) => some.map((hash) => `${field} ${hash}`))
      .toSorted()
      .join('\n'),
  )

const hashesOf = (blocks: readonly Block[]): Hashes =>
  Object.fromEntries(
    [...Map.groupBy(blocks, ({ field }) => field)].map(([field, some]) => [
      field,
      some.map(hashOf),
    ]),
  )

async function cleanApproved(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const columns = new Map<string, Clean>(Object.entries(columnsOf[kind]))
  const clean: Clean = (value) =>
    (value as Block[]).flatMap((block) => {
      if (block.element !== 'text') return [block]
      const text = columns.get(block.field)?.(block.text) ?? ''
      return text === '' ? [] : [{ ...block, text: text as string }]
    })
  const keys = await sql<{ item_id: string }>`
    select item_id from approved_text where kind = ${kind}`.execute(db)
  for (const { item_id } of keys.rows) {
    const one = sql`kind = ${kind} and item_id = ${item_id}`
    const { rows } = await sql<{ blocks: unknown }>`
      select blocks from approved_text where ${one}`.execute(db)
    const blocks = changedJson(rows[0]?.blocks, json(clean))
    if (!blocks) continue
    const hashes = hashesOf(JSON.parse(blocks) as Block[])
    await sql`update approved_text set blocks = ${blocks}, hashes = ${JSON.stringify(hashes)},
      digest = ${digestOf(hashes)} where ${one}`.execute(db)
  }
}

/** What is asked of a text without reading it: the item itself has been cleaned already. */
async function cleanItemTexts(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const { rows } = await sql<{
    id: string
    title: string
    description: string | null
    hashes: unknown
  }>`
    select own.id, own.title, own.description, item_text.hashes from ${sql.table(kind)} as own
    join item_text on item_text.item_id = own.id and item_text.kind = ${kind}`.execute(db)
  for (const { id, hashes: stored, ...texts } of rows) {
    const before = parsed(stored) as Hashes
    const plain = Object.entries(texts).flatMap(([field, text]) => {
      // What is not there was never recorded: it is no change.
      if (!before[field]) return []
      const trimmed = (text ?? '').trim()
      return [[field, trimmed ? [hashOf({ field, element: 'text', text: trimmed })] : []] as const]
    })
    const all = { ...before, ...Object.fromEntries(plain) }
    const hashes = Object.fromEntries(Object.entries(all).filter(([, some]) => some.length > 0))
    const digest = digestOf(hashes)
    if (digest === digestOf(before)) continue
    await sql`update item_text set hashes = ${JSON.stringify(hashes)}, digest = ${digest}
      where kind = ${kind} and item_id = ${id}`.execute(db)
  }
}

const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : value

/** As it is stored; undefined where nothing changes. */
function changedJson(value: unknown, clean: Clean): string | undefined {
  const before = parsed(value)
  if (before === undefined || before === null) return undefined
  const after = JSON.stringify(clean(before))
  return after === JSON.stringify(before) ? undefined : after
}
