import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { cleanLine } from '@repo/platform/rest/clean-text.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { excerptOf, markFound } from '@repo/platform/server/search/excerpt.ts'
import { questionOf, type Question } from '@repo/platform/server/search/question.ts'
import type { Loaded, LoadContext, Redirect } from '@repo/platform/site/server/page-route.ts'
import { searchHref } from '../site/address.ts'
import type { SearchData, SearchResult } from '../site/data.ts'
import { ranked } from './rank.ts'
import type { Candidate, SearchSource, SiteSearch } from './sources.ts'

const perPage = 20

/** Everything public that has the words of `q`, from all sources, ranked together. */
export async function loadSearch(
  { platform, lang, origin, query, preview }: LoadContext,
  sources: readonly SearchSource[],
): Promise<Loaded<SearchData> | Redirect> {
  const text = cleanLine(query.q ?? '').slice(0, maxLength.search)
  const nothing = { results: [], total: 0, listed: 0, page: 1, pages: 1 }
  if (!text) return { data: nothing, cacheable: query.q === undefined && query.page === undefined }
  const question = questionOf(lang, text)
  if (!question) return { data: { text, ...nothing }, cacheable: false }
  const search = { platform, origin, lang, text, question, viewing: viewingOf(platform, preview) }
  const found = await Promise.all(
    sources.map(async (source) => ({ source, ...(await source.find(search)) })),
  )
  const sourceOf = new Map(
    found.flatMap(({ source, candidates }) => candidates.map((one) => [one, source] as const)),
  )
  const best = ranked(question, [...sourceOf.keys()])
  const pages = Math.max(1, Math.ceil(best.length / perPage))
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1)
  if (page > pages) return { redirectTo: searchHref(lang, text, pages), isTemporary: true }
  const shown = best.slice((page - 1) * perPage, page * perPage)
  const data: SearchData = {
    text,
    results: await resultsOf(search, shown, sourceOf),
    total: found.reduce((sum, { total }) => sum + total, 0),
    listed: best.length,
    page,
    pages,
  }
  return { data, cacheable: false }
}

async function resultsOf(
  search: SiteSearch,
  shown: readonly Candidate[],
  sourceOf: ReadonlyMap<Candidate, SearchSource>,
): Promise<SearchResult[]> {
  const bySource = Map.groupBy(shown, (one) => sourceOf.get(one))
  const read = await Promise.all(
    [...bySource].map(async ([source, all]) =>
      source?.readBlocks?.(
        search,
        all.map(({ id }) => id),
      ),
    ),
  )
  const blocks = new Map(read.flatMap((one) => [...(one ?? [])]))
  return shown.map((one) => resultOf(search.question, one, blocks.get(one.id) ?? []))
}

function resultOf(
  question: Question,
  { kind, href, title, description, date }: Candidate,
  blocks: readonly string[],
): SearchResult {
  return {
    kind,
    href,
    title: markFound(question, title),
    excerpt: excerptOf(question, [description, ...blocks]) ?? [{ text: description }],
    ...(date && { date }),
  }
}
