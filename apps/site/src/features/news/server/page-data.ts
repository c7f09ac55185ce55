import type { Lang } from '@repo/platform/i18n/locales.ts'
import { asOnScreen } from '@repo/platform/content/server/lists/on-screen.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { plainText } from '@repo/platform/content/server/text/rich-text.ts'
import { day } from '@repo/platform/server/clock.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import type { Preview } from '@repo/platform/site/server/preview.ts'
import { permalink } from '../item-schemas.ts'
import { withImageVariants } from '@repo/platform/library/server/page-images.ts'
import { endOf } from '../event.ts'
import { categoriesOf } from '../filed-under.ts'
import { newsHref } from '../site/address.ts'
import type { ArticleData, NewsIndexData, NewsTeaser } from '../site/data.ts'
import { findAlternates } from './alternates.ts'
import {
  withFilms,
  withoutEmptyCaptions,
  withoutScriptNames,
  withPresentLinks,
} from './article-text.ts'
import { calendarOf } from './calendar-file.ts'
import { withHeadingIds } from './headings.ts'
import {
  findVisibleNews,
  findVisibleNewsByPermalink,
  listLatestFiledUnder,
  listLatestNews,
  listRelatedNews,
  listVisibleNews,
} from './lists.ts'
import { newsOnScreen } from './on-screen.ts'
import { news } from './service.ts'
import { claimsIn, eventIn } from './stored-fields.ts'
import { findFeatured, pictureOf, summaryOf, teaserOf, teasersOf } from './teasers.ts'
import { visibleNews } from './visible.ts'

const perPage = 12
const maxPages = 10_000
const maxRelated = 3
const maxPress = 12
const wordsPerMinute = 200

export async function loadNewsIndex({ platform, lang, query, preview }: LoadContext) {
  const { store } = platform
  const viewing = viewingOf(platform, preview)
  const { category, search } = query
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), maxPages)
  const found = await listVisibleNews(store, viewing, lang, {
    search,
    category,
    // The page of events lists them by their dates.
    withoutEvents: !search && !category,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  if (page > pages) {
    const last = { ...(search ? { search } : category && { category }), page: pages }
    return { redirectTo: newsHref(lang, last), isTemporary: true }
  }
  const { categories } = await visibleNews(store, viewing, lang)
  const data: NewsIndexData = {
    items: await teasersOf(store, found.items),
    total: found.total,
    categories,
    ...(search ? { search } : category && { category }),
    page,
    pages,
  }
  const isCacheable =
    !search &&
    (query.page ?? '1') === String(page) &&
    (!category || categories.includes(category)) &&
    (query.note ?? 'translation') === 'translation'
  return { data, cacheable: isCacheable }
}

/** An article by its permalink; redirects to its own language and to its present permalink. */
export async function loadArticle({ platform, lang, name, origin, preview }: LoadContext) {
  const { store, company } = platform
  const viewing = viewingOf(platform, preview)
  const isPermalink = permalink.safeParse(name).success
  const found = isPermalink && (await findVisibleNewsByPermalink(store, viewing, name))
  // A draft leaves no redirect at its former permalink, but links to its preview go on.
  const stored =
    found ||
    (preview?.type === news.name ? await findVisibleNews(store, viewing, preview.id) : undefined)
  if (!stored) return undefined
  const path = `/${stored.language}/${stored.permalink}`
  if (stored.language !== lang || stored.permalink !== name) return { redirectTo: path }
  const row = await asOnScreen(store.db, stored, preview, newsOnScreen)
  const { html: text, linked } = await withPresentLinks(store.db, viewing, row.content)
  const { html, headings } = withHeadingIds(withoutScriptNames(text))
  const { mediaHosts } = await company()
  const drawn = withoutEmptyCaptions(withFilms(row.language, html, mediaHosts))
  const related = await listRelatedNews(store, viewing, row, maxRelated)
  const files = await findFeatured(store, [row, ...related])
  // An article that carries an earlier date was written here later.
  const published = row.published_at ?? ''
  const firstShown = published > row.created_at ? published : row.created_at
  const event = eventIn(row.event)
  const data: ArticleData = {
    item: {
      ...teaserOf(row, files, 'full'),
      picture: pictureOf(row, files),
      content: await withImageVariants(store, drawn, row.language),
      updatedAt: row.updated_at,
      ...(row.description !== null && { description: row.description }),
      ...(row.search_title !== null && { searchTitle: row.search_title }),
      ...(row.author !== null && { author: row.author }),
      claims: claimsIn(row.claims),
      ...(event && { event: { event, ...calendarOf(row.permalink, event, viewing.now) } }),
    },
    family: row.family,
    linked,
    alternates: (await findAlternates(store.db, [row], viewing))(row),
    headings,
    readingMinutes: Math.max(
      1,
      Math.round(plainText(row.content).split(' ').length / wordsPerMinute),
    ),
    related: related.map((one) => teaserOf(one, files, 'small')),
    updatedShown: Date.parse(row.updated_at) - Date.parse(firstShown) >= day,
    url: origin + path,
  }
  return {
    data,
    ...(data.item.event?.calendar && { until: Date.parse(endOf(data.item.event.event)) }),
  }
}

/** What the press page lists of the news. */
export async function loadPress({
  platform,
  lang,
  preview,
}: Pick<LoadContext, 'platform' | 'lang' | 'preview'>) {
  const viewing = viewingOf(platform, preview)
  const rows = await listLatestFiledUnder(platform.store, viewing, {
    language: lang,
    categories: categoriesOf('press', lang),
    limit: maxPress,
  })
  return { data: { articles: rows.map(summaryOf) } }
}

/** The newest visible articles of a language. */
export async function latestNews(
  platform: Platform,
  lang: Lang,
  limit: number,
  preview?: Preview,
): Promise<NewsTeaser[]> {
  const { store } = platform
  return teasersOf(store, await listLatestNews(store, viewingOf(platform, preview), lang, limit))
}
