import {
  translationGroupTopic,
  itemTopic,
  listTopic,
} from '@repo/platform/content/server/translations/topics.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { alternatesOf, findAlternates } from './alternates.ts'
import { listLatestNews, whereVisibleNews } from './lists.ts'
import { findFeatured, pictureOf } from './teasers.ts'

/** Of all articles; with their languages they stay below the 50 MB that a sitemap may have. */
const maxAddresses = 40_000

/** The address and last change of every visible article, with its translations, for the sitemap. */
export async function listVisibleAddresses(platform: Platform) {
  const { store, log } = platform
  const found = await store.db
    .selectFrom('news')
    .select(['family', 'language', 'permalink', 'updated_at'])
    .where(whereVisibleNews(viewingOf(platform)))
    .orderBy('published_at', 'desc')
    .limit(maxAddresses + 1)
    .execute()
  const rows = found.slice(0, maxAddresses)
  if (rows.length < found.length)
    log.warn(`the sitemap names the newest ${maxAddresses} articles and leaves out older ones`)
  const groups = Map.groupBy(rows, ({ family }) => family)
  return rows.map(({ family, language, permalink, updated_at }) => ({
    lang: language,
    permalink,
    updatedAt: updated_at,
    alternates: alternatesOf(groups.get(family) ?? []),
  }))
}

/** The entries of a language's feed, and the topics that change it. */
export async function loadFeed(platform: Platform, lang: Lang, limit: number) {
  const { store } = platform
  const viewing = viewingOf(platform)
  const rows = await listLatestNews(store, viewing, lang, limit)
  const alternates = await findAlternates(store.db, rows, viewing)
  const files = await findFeatured(store, rows)
  const entries = rows.map((row) => ({
    id: row.id,
    title: row.title,
    publishedAt: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    summary: row.description ?? row.summary,
    author: row.author ?? undefined,
    permalink: row.permalink,
    alternates: alternates(row),
    image: pictureOf(row, files)?.social,
  }))
  const ofEntries = rows.flatMap(({ id, family }) => [
    itemTopic('news', id),
    translationGroupTopic('news', family),
  ])
  return { entries, topics: [listTopic('news', lang), ...ofEntries] }
}
