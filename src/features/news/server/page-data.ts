import type { Lang } from '#src/i18n/locales.ts'
import { plainText, summaryOf } from '#src/content/server/rich-text.ts'
import { day } from '#src/server/clock.ts'
import type { Platform } from '#src/server/platform.ts'
import { permalink } from '../contract.ts'
import type { ArticleData, NewsIndexData, NewsTeaser } from '../site/data.ts'
import { withHeadingIds } from './headings.ts'
import {
  findVisibleNewsByPermalink,
  listNewsItems,
  listVisibleCategories,
  listVisibleNews,
} from './lists.ts'
import type { NewsRow } from './table.ts'

const perPage = 12
const maxPages = 10_000
const wordsPerMinute = 200

interface Visit {
  platform: Platform
  lang: Lang
  name: string
  query: Readonly<Record<string, string>>
  origin: string
}

export async function loadNewsIndex({ platform, lang, query }: Visit) {
  const { store } = platform
  const { category, search } = query
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), maxPages)
  const found = await listVisibleNews(store, lang, {
    search,
    category,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  if (page > pages) return undefined
  const categories = await listVisibleCategories(store, lang)
  const data: NewsIndexData = {
    items: await teasersOf(platform, found.items),
    total: found.total,
    categories,
    ...(search ? { search } : category && { category }),
    page,
    pages,
  }
  const isOneOfFew =
    !search &&
    (query.page ?? '1') === String(page) &&
    (!category || categories.includes(category)) &&
    (query.note ?? 'translation') === 'translation'
  return { data, keep: isOneOfFew }
}

/** An article by its permalink; one of another language or with a newer permalink has moved there. */
export async function loadArticle({ platform, lang, name, origin }: Visit) {
  const { store } = platform
  const isPermalink = permalink.safeParse(name).success
  const row = isPermalink && (await findVisibleNewsByPermalink(store, name))
  if (!row) return undefined
  const path = `/${row.language}/${row.permalink}`
  if (row.language !== lang || row.permalink !== name) return { movedTo: path }
  const { html, headings } = withHeadingIds(row.content)
  const publishedAt = row.published_at ?? row.created_at
  const data: ArticleData = {
    item: {
      ...teaserOf(row),
      content: html,
      updatedAt: row.updated_at,
    },
    headings,
    readingMinutes: Math.max(
      1,
      Math.round(plainText(row.content).split(' ').length / wordsPerMinute),
    ),
    related: await relatedTo(platform, row),
    updatedShown: Date.parse(row.updated_at) - Date.parse(publishedAt) >= day,
    url: origin + path,
  }
  return { data }
}

/** The newest visible articles of a language. */
export async function latestNews(platform: Platform, lang: Lang, limit: number) {
  const { items } = await listVisibleNews(platform.store, lang, { limit })
  return teasersOf(platform, items)
}

/** Up to three others, those that share a category first. */
async function relatedTo(platform: Platform, row: NewsRow): Promise<NewsTeaser[]> {
  const { store } = platform
  const lists = await Promise.all(
    [...row.categories, undefined].map((category) =>
      listVisibleNews(store, row.language, { category, limit: 4 }),
    ),
  )
  const others = lists.flatMap(({ items }) => items).filter(({ id }) => id !== row.id)
  const distinct = [...new Map(others.map((item) => [item.id, item])).values()]
  return teasersOf(platform, distinct.slice(0, 3))
}

async function teasersOf({ store }: Platform, found: readonly { id: string }[]) {
  const ids = found.map(({ id }) => id)
  const rows = await listNewsItems(store, ids)
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(teaserOf))
}

function teaserOf(row: NewsRow): NewsTeaser {
  return {
    id: row.id,
    title: row.title,
    permalink: row.permalink,
    categories: row.categories,
    publishedAt: row.published_at ?? row.created_at,
    summary: summaryOf(row.content),
  }
}
