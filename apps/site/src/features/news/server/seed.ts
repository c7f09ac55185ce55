import { basename } from 'node:path'
import { recordApproval, textBlocks } from '@repo/platform/content/server/translations/freshness.ts'
import { isLang } from '@repo/platform/i18n/locales.ts'
import { instantOf } from '@repo/platform/i18n/zoned-time.ts'
import { openLibrary } from '@repo/platform/library/server/library.ts'
import { day, minute } from '@repo/platform/server/clock.ts'
import { advisoryLock } from '@repo/platform/server/database/advisory-lock.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { newsInput } from '../item-schemas.ts'
import { addRenders, describeRenders, pictureOf } from './seed-pictures.ts'
import { createNews, news, publishNews } from './service.ts'
import type { NewsRow } from './table.ts'

const files = import.meta.glob<string>('../demo/*/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Adds the demo articles to an empty database; of several starting servers one does. */
export async function seedNews(platform: Platform): Promise<void> {
  const { store, clock } = platform
  if (await hasNews(store.db)) return
  const library = openLibrary(platform)
  const renders = await addRenders(library)
  const isSeeded = await store.write([], async (db) => {
    await advisoryLock(db, 'news seed')
    if (await hasNews(db)) return false
    await describeRenders(db, clock, renders)
    /** The first article of each topic, which the others join. */
    const firstOf = new Map<string, NewsRow>()
    for (const [path, text] of Object.entries(files).toSorted(englishFirst)) {
      const { publishedAt, topic, earlier, isDraft, ...article } = readArticle(
        path,
        text,
        clock.now(),
      )
      const source = firstOf.get(topic)
      const picture = pictureOf(topic, article.language, renders)
      const input = {
        ...article,
        content: article.content + (picture?.credit ?? ''),
        featuredImageId: picture?.id ?? null,
        counterpartOf: source?.id,
      }
      const then = { now: () => new Date(publishedAt) }
      const { row } = await createNews(db, then, input)
      if (!source) firstOf.set(topic, row)
      else if (earlier) await approveEarlier(db, row, source, earlier)
      if (!isDraft) await publishNews(db, then, { id: row.id })
    }
    return true
  })
  // Another server was faster.
  if (!isSeeded) for (const id of renders.values()) await library.remove(id)
}

const hasNews = async (db: Database) =>
  (await db.selectFrom('news').select('id').limit(1).executeTakeFirst()) !== undefined

/** The others are made from it. */
const englishFirst = ([a]: [string, string], [b]: [string, string]) =>
  Number(b.includes('/en/')) - Number(a.includes('/en/'))

/** The article says what its source said before this was changed in it: the demo shows one outdated. */
async function approveEarlier(
  db: WriteTransaction,
  { id }: NewsRow,
  source: NewsRow,
  { is, was }: { is: string; was: string },
): Promise<void> {
  if (!source.content.includes(is)) throw new Error(`“${is}” does not occur in the source`)
  const then = { ...source, content: source.content.replace(is, was) }
  const place = { kind: news.name, itemId: id, sourceId: source.id }
  await recordApproval(db, place, textBlocks(news, then))
}

/**
 * `21 days, 14:00, 45 min, Europe/London, Online`: on the first Tuesday so many days from now or
 * later, by the clocks of the zone.
 */
function readEvent(text: string, now: Date) {
  const [days = '', time = '', minutes = '', timeZone = '', place] = text.split(', ')
  const least = new Date(now.getTime() + Number.parseInt(days, 10) * day)
  const toTuesday = (tuesday + 7 - least.getUTCDay()) % 7
  const date = new Date(least.getTime() + toTuesday * day).toISOString().slice(0, 10)
  const start = instantOf(`${date}T${time}`, timeZone)
  if (!start) throw new Error(`“${text}” is no event`)
  const end = new Date(Date.parse(start) + Number.parseInt(minutes, 10) * minute).toISOString()
  return { start, end, timeZone, place }
}

const tuesday = 2

/** Front matter (`key: value` lines between two `---`), then HTML. */
function readArticle(path: string, text: string, now: Date) {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const facts = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const language = path.split('/').at(-2)
  if (!isLang(language)) throw new Error(`${path} is not in a folder of a language`)
  const input = newsInput.parse({
    language,
    title: facts.title,
    description: facts.description,
    permalink: facts.permalink,
    categories: facts.categories?.split(',').map((name) => name.trim()),
    content,
    ...(facts.event && { event: readEvent(facts.event, now) }),
  })
  const [topic = ''] = basename(path).split('-', 1)
  const { sourceIs: is, sourceWas: was } = facts
  const earlier = is && was ? { is, was } : undefined
  // Visitors would take the date of a sample event for a true one: it waits for staff as a draft.
  const isDraft = facts.status === 'draft'
  return { ...input, topic, earlier, isDraft, publishedAt: String(facts.publishedAt) }
}
