import { setImmediate } from 'node:timers/promises'
import { contentTypeNames } from '@repo/platform/content/content-type-names.ts'
import { listTopic } from '@repo/platform/content/server/translations/topics.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { companyTopic } from '@repo/platform/server/company/settings.ts'
import { oncePerStore } from '@repo/platform/server/database/cached.ts'
import { touches } from '@repo/platform/server/database/topics.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import {
  countConcepts,
  findTyped,
  termsOf,
  type Terms,
} from '@repo/platform/server/search/question.ts'
import type { AnyPageRoute } from '@repo/platform/site/server/page-route.ts'
import { readPage } from '@repo/platform/site/server/page-text.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import type { SearchSource, SiteSearch } from './sources.ts'

type PageRoutes = Readonly<Record<string, AnyPageRoute>>

interface IndexedPage {
  id: string
  title: string
  description: string
  headings: readonly string[]
  blocks: readonly string[]
  isList: boolean
  terms: Terms
  /** Of its sentences, without labels and cells. */
  prose: Terms
}

/** The pages of a language, in memory until a write changes one of them. */
interface PageIndex {
  pages: Promise<readonly IndexedPage[]>
  /** Absent while the pages are read: any write may change one of them. */
  topics?: ReadonlySet<string>
}

const listTopics = contentTypeNames.flatMap((type) => langs.map((lang) => listTopic(type, lang)))

const indexesOf = oncePerStore((store: Store) => {
  const indexes = new Map<Lang, PageIndex>()
  store.changes.listen((written) => {
    for (const [lang, { topics }] of indexes)
      if (!topics || [...topics].some((topic) => touches(written, topic))) indexes.delete(lang)
  })
  return indexes
})

/**
 * The pages of the map. They are few, so their words are in memory: they follow the texts, the prices and
 * the settings, and no page is out of date after an update.
 */
export function pageSource(routes: PageRoutes): SearchSource {
  return {
    async find(search) {
      const { question, lang } = search
      const pages = await indexOf(search, routes)
      const found = (inside: boolean) =>
        pages.flatMap(({ id, title, description, headings, isList, terms, prose }) => {
          if (!countConcepts(question, terms, inside).every(Boolean)) return []
          const about = { kind: 'page' as const, id, href: pathOf(lang, id), title, description }
          const counts = countConcepts(question, prose, inside)
          return [{ ...about, headings, isList, counts, typed: findTyped(question, terms) }]
        })
      const whole = found(false)
      const candidates = whole.length ? whole : found(true)
      return { candidates, total: candidates.length }
    },

    async readBlocks(search, ids) {
      const pages = await indexOf(search, routes)
      return new Map(pages.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one.blocks]))
    },
  }
}

function indexOf(search: SiteSearch, routes: PageRoutes): Promise<readonly IndexedPage[]> {
  const { lang, platform } = search
  const indexes = indexesOf(platform.store)
  const known = indexes.get(lang)
  if (known) return known.pages
  const reading = readPages(search, routes)
  const index: PageIndex = { pages: reading.then(({ pages }) => pages) }
  indexes.set(lang, index)
  reading.then(
    ({ topics }) => (index.topics = topics),
    () => indexes.get(lang) === index && indexes.delete(lang),
  )
  return index.pages
}

async function readPages({ platform, lang, origin }: SiteSearch, routes: PageRoutes) {
  const company = await platform.company()
  const topics = new Set([companyTopic])
  const pages: IndexedPage[] = []
  for (const [name, route] of Object.entries(routes)) {
    // Rendering every page at once would keep others waiting.
    await setImmediate()
    const read = await readPage({ platform, company, lang, name, route, origin })
    if (!read) continue
    const { title, description, headings, blocks } = read.text
    // Articles, documents and media have results of their own.
    const isList = read.topics.some((topic) => listTopics.includes(topic))
    const own = isList ? headings.slice(0, 1) : blocks
    if (!isList) for (const topic of read.topics) topics.add(topic)
    pages.push({
      id: name,
      title,
      description,
      headings: isList ? own : headings,
      blocks: own,
      isList,
      terms: termsOf(lang, [title, ...namesOf(lang, name), description, ...own].join('\n')),
      prose: termsOf(lang, own.filter((block) => /[.!?]$/.test(block)).join('\n')),
    })
  }
  return { pages, topics }
}

/** What menus say of a page. */
function namesOf(lang: Lang, name: string): string[] {
  const { pages, lines } = siteWords[lang]
  const named: Readonly<Partial<Record<string, string>>>[] = [pages, lines]
  return named.flatMap((names) => names[name] ?? [])
}
