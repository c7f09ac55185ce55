import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'

const mostAtOnce = 500

/** The cleaner, as this migration found it: joined letters and emoji, and flags, keep their characters. */
const joining =
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'
    .replace(/\w+/g, String.raw`\p{Script=$&}`)
    .replaceAll(' ', '')
const needed = [
  `(?<=[${joining}])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`,
].join('|')
const invisible = String.raw`(?=\p{Default_Ignorable_Code_Point})\p{Cf}|[\ufff9-\ufffb]`
const formatCharacters = new RegExp(`(${needed})|${invisible}`, 'gu')

export const withoutFormat = (text: string) =>
  text
    .normalize('NFC')
    .replace(formatCharacters, '$1')
    .replace(/[\u2010\u2011]/g, '-')

const cleanLine = (text: string) =>
  withoutFormat(text)
    .replace(/\p{Cc}+|\s/gu, ' ')
    .trim()

const cleanText = (text: string) =>
  withoutFormat(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\t\u00a0\u202f]/g, ' ')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()

export type Clean = (value: unknown) => unknown

const on =
  (clean: (text: string) => string, ifEmpty: (text: string) => string | null): Clean =>
  (value) =>
    typeof value === 'string' && value !== '' ? clean(value) || ifEmpty(value) : value

/** A text of nothing but such characters stays where the column needs one. */
export const line = on(cleanLine, (text) => text)
const optionalLine = on(cleanLine, () => null)
const text = on(cleanText, () => '')
const optionalText = on(cleanText, () => null)

export const json =
  (clean: Clean): Clean =>
  (value) =>
    clean(typeof value === 'string' ? JSON.parse(value) : value)

/** Each text in a list or an object. */
export const each =
  (clean: Clean): Clean =>
  (value) => {
    if (Array.isArray(value)) return value.map(each(clean))
    if (typeof value !== 'object' || value === null) return clean(value)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(clean)(one)]))
  }

/** By language: a text of which nothing is left is not written yet. */
const byLanguage = (clean: Clean) =>
  json((value) =>
    Object.fromEntries(
      Object.entries(each(clean)(value ?? {}) as object).filter(([, one]) => one !== null),
    ),
  )

const names: Clean = (value) =>
  Array.isArray(value)
    ? [...new Set(each(optionalLine)(value) as unknown[])].filter((one) => one !== null)
    : value

export const item = { title: line, description: text }
export const article = {
  title: line,
  description: optionalLine,
  author: optionalLine,
  categories: json(names),
  event: json(each(optionalLine)),
}

/** The row of a deleted item. */
export const rowOf = (columns: Record<string, Clean>) =>
  json((row) => ({ ...(row as object), ...changesOf(row as Record<string, unknown>, columns) }))
const inTrash = {
  news: { title: line, item: rowOf(article) },
  documents: { title: line, item: rowOf(item) },
  media: { title: line, item: rowOf(item) },
}

const tables: Readonly<Record<string, Record<string, Clean>>> = {
  news: article,
  documents: item,
  media: item,
  lead: {
    name: line,
    email: line,
    phone: optionalLine,
    company: line,
    jobtitle: optionalLine,
    subsector: optionalLine,
    comments: optionalText,
  },
  lead_event: { value: on(cleanText, (value) => value) },
  account: { name: line },
  library_file: { name: line, alt: byLanguage(optionalLine) },
  claim: {
    condition: optionalText,
    method: optionalText,
    owner: optionalLine,
    note: byLanguage(optionalText),
  },
  settings: { data: json(each(line)) },
}

/**
 * Texts that were stored before the cleaner existed reach feeds, calendars and emails with characters
 * that turn or hide words. Nobody has edited them: versions and times stay. The search and the sort keys
 * already ignore these characters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) await cleanRows(db, table, columns)
  for (const [kind, columns] of Object.entries(inTrash))
    await cleanRows(db, 'content_trash', columns, sql`and kind = ${kind}`)
  for (const table of ['library_usage', 'content_draft']) await cleanTitles(db, table)
  for (const table of ['account', 'subscription']) await cleanAddresses(db, table)
}

type Row = Record<string, unknown>

export async function cleanRows(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, Clean>,
  where = sql``,
  atOnce = mostAtOnce,
): Promise<void> {
  const selected = sql.join(['id', ...Object.keys(columns)].map((name) => sql.ref(name)))
  for (let last = ''; ;) {
    const { rows } = await sql<Row & { id: string }>`
      select ${selected} from ${sql.table(table)}
      where id > ${last} ${where} order by id limit ${sql.lit(atOnce)}`.execute(db)
    for (const row of rows) {
      const changes = Object.entries(changesOf(row, columns)).map(([name, value]) => {
        const stored = typeof value === 'object' && value ? JSON.stringify(value) : value
        return sql`${sql.ref(name)} = ${stored}`
      })
      if (changes.length)
        await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${row.id}`.execute(
          db,
        )
    }
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}

/** The columns whose text becomes another one. */
function changesOf(row: Row, columns: Record<string, Clean>): Row {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, clean]) => {
      const stored = row[name] ?? null
      const after = stored === null ? null : clean(stored)
      const isJson = after !== null && typeof after === 'object' && typeof stored === 'string'
      const before: unknown = isJson ? JSON.parse(stored) : stored
      return isDeepStrictEqual(before, after) ? [] : [[name, after]]
    }),
  )
}

/** Copies of titles, in tables whose rows have no id. */
async function cleanTitles(db: Kysely<unknown>, table: string): Promise<void> {
  const own = sql.table(table)
  const { rows } = await sql<{ title: string }>`select distinct title from ${own}`.execute(db)
  for (const { title } of rows) {
    const clean = line(title)
    if (clean !== title)
      await sql`update ${own} set title = ${clean} where title = ${title}`.execute(db)
  }
}

/** An address that is another row's when it is clean stays as it is. */
async function cleanAddresses(db: Kysely<unknown>, table: string): Promise<void> {
  const own = sql.table(table)
  const { rows } = await sql<{ id: string; email: string }>`select id, email from ${own}`.execute(
    db,
  )
  const taken = new Set(rows.map(({ email }) => email))
  for (const { id, email } of rows) {
    const clean = cleanLine(email)
    if (clean === email || clean === '' || taken.has(clean)) continue
    taken.add(clean)
    await sql`update ${own} set email = ${clean} where id = ${id}`.execute(db)
  }
}
