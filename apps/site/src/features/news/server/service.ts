import { cleanInThread } from '@repo/platform/content/server/text/clean-in-thread.ts'
import type { ContentType } from '@repo/platform/content/server/content-type.ts'
import {
  isTooDeeplyNested,
  plainText,
  summaryOf,
} from '@repo/platform/content/server/text/rich-text.ts'
import { translationGroupAfter } from '@repo/platform/content/server/translations/translation-group.ts'
import {
  isSameSchedule,
  scheduleAfter,
  scheduleChange,
  scheduleToShow,
  type ScheduleInput,
} from '@repo/platform/content/server/publishing/schedule.ts'
import {
  updateItem,
  updateItemState,
  insertItem,
  getItemForUpdate,
  lockContentType,
} from '@repo/platform/content/server/changes/writes.ts'
import { isImage } from '@repo/platform/library/file-types.ts'
import { withCurrentUrls } from '@repo/platform/library/server/old-urls.ts'
import { fileIdsInHtml, requireFile } from '@repo/platform/library/server/usage.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { invalidField } from '@repo/platform/server/http/http-error.ts'
import type { NewsChange, NewsInput } from '../contract.ts'
import { addRedirect, claimPermalink, permalinksInTrash } from './permalinks.ts'
import { presentNews } from './present.ts'
import { summaryColumns, type NewsRow } from './table.ts'

export const news: ContentType<'news', ReturnType<typeof presentNews>> = {
  name: 'news',
  translationColumns: ['published', 'permalink'],
  visibleWhen: ['published', 'active'],
  listed: summaryColumns,
  texts: ({ title, search_title, description, content }) => [
    { field: 'title', text: title },
    { field: 'searchTitle', text: search_title ?? '' },
    { field: 'description', text: description ?? '' },
    { field: 'content', text: content, rich: true },
  ],
  text: ({ title, description, author, categories, content }) =>
    [title, categories.join(' '), description, author, plainText(content)].join('\n'),
  async fileIds(db, row) {
    const inText = await fileIdsInHtml(db, row.content)
    return row.featured_image_id ? [row.featured_image_id, ...inText] : inText
  },
  whenScheduled: ({ published, published_at, publish_at: before }, { publish_at }, now) => {
    if (publish_at === before) return {}
    if (isPast(publish_at, now)) return { published_at: publish_at }
    return { published_at: published ? publicationOf(published_at, publish_at, now) : null }
  },
  addresses: ({ content }) => ({ content }),
  json: ['categories', 'event', 'claims'],
  besides: permalinksInTrash,
  page: ({ language, permalink }) => `/${language}/${permalink}`,
  present: presentNews,
}

/** A time in the past, once somebody has set it, is the date that the article carries. */
const isPast = (publishAt: string | null, now: string): publishAt is string =>
  publishAt !== null && publishAt <= now

/** When an article was first published, or will be: what lists are in the order of. */
function publicationOf(before: string | null, publishAt: string | null, now: string): string {
  if (publishAt !== null && publishAt > now) return publishAt
  return before === null || before > now ? now : before
}

export interface Written {
  row: NewsRow
  /** Names of the elements that the sanitiser removed from the content. */
  removed: string[]
}

export async function createNews(
  db: WriteTransaction,
  clock: Clock,
  input: NewsInput,
): Promise<Written> {
  await lockContentType(db, news)
  await claimPermalink(db, input.permalink)
  const family = await translationGroupAfter(db, news, input)
  const { removed, ...fields } = await fieldsOf(db, input)
  const schedule = scheduleAfter(input)
  const published_at = isPast(schedule.publish_at, timestamp(clock)) ? schedule.publish_at : null
  const state = { published: false, published_at, active: true, ...schedule }
  const row = await insertItem({ db, clock, type: news }, { ...fields, ...state, family }, input)
  return { row, removed }
}

/** What a change would store of an article, checked but for its translation group. */
export async function draftNews(
  db: WriteTransaction,
  clock: Clock,
  change: NewsChange,
  before: NewsRow,
) {
  await claimPermalink(db, change.permalink, change.id)
  const schedule = scheduleChange(news, clock, change, before)
  const { removed, ...fields } = await fieldsOf(db, change)
  return { fields: { ...fields, ...schedule }, removed }
}

export async function updateNews(
  db: WriteTransaction,
  clock: Clock,
  change: NewsChange,
): Promise<Written> {
  const before = await getItemForUpdate(db, news, change)
  const { fields, removed } = await draftNews(db, clock, change, before)
  await addRedirect(db, before, change.permalink)
  const family = await translationGroupAfter(db, news, change, before)
  const row = await updateItem({ db, clock, type: news }, before, { ...fields, family }, change)
  return { row, removed }
}

export async function publishNews(
  db: WriteTransaction,
  clock: Clock,
  { id, ...input }: { id: string } & ScheduleInput,
): Promise<NewsRow> {
  const before = await getItemForUpdate(db, news, { id })
  const now = timestamp(clock)
  const schedule = scheduleToShow(input, before, now)
  if (before.published && isSameSchedule(schedule, before)) return before
  const published_at = publicationOf(before.published_at, schedule.publish_at, now)
  const shown = { ...before, published: true }
  const dated = input.publishAt ? news.whenScheduled?.(shown, schedule, now) : {}
  const change = { published: true, published_at, ...schedule, ...dated }
  return updateItemState({ db, clock, type: news }, before, change)
}

async function fieldsOf(db: WriteTransaction, input: NewsInput) {
  if (isTooDeeplyNested(input.content))
    throw invalidField('content', 'max', 'must be less deeply nested')
  const clean = await cleanInThread(input.content)
  const html = await withCurrentUrls(db, clean.html)
  if (html.length > maxLength.content)
    throw invalidField('content', 'max', `must have at most ${maxLength.content} characters`)
  const image = input.featuredImageId
  if (image) await requireFile(db, image, 'featuredImageId', isImage)
  return {
    language: input.language,
    title: input.title,
    content: html,
    summary: summaryOf(html),
    categories: JSON.stringify(input.categories),
    permalink: input.permalink,
    featured_image_id: image,
    ...(input.description !== undefined && { description: input.description }),
    ...(input.searchTitle !== undefined && { search_title: input.searchTitle }),
    ...(input.author !== undefined && { author: input.author }),
    ...(input.event !== undefined && { event: input.event && JSON.stringify(input.event) }),
    ...(input.claims !== undefined && {
      claims: input.claims?.length ? JSON.stringify(input.claims) : null,
    }),
    removed: clean.removed,
  }
}
