import { z } from 'zod'
import { endpoints } from '@repo/site/api.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { listedIds, listedItems } from '@repo/platform/testing/answered.ts'
import { required } from '@repo/platform/values/required.ts'
import { counts, stateOf } from './fill.ts'
import { requestsEach } from './measure.ts'
import { rareWord } from './texts.ts'

/** Paths to request, by name; several paths are requested in turn. */
export type Requests = Record<string, readonly string[]>

type Ask = (path: string) => Promise<Response>

/** First and deep page of every list call that the contracts describe. */
async function listRequests(ask: Ask): Promise<Requests> {
  const requests: Requests = {}
  for (const { method, path, list } of Object.values(endpoints)) {
    if (method !== 'GET' || !list || path.includes('/:id')) continue
    const address = path.replace(':lang', 'de')
    requests[address] = [`${address}?limit=50`]
    const ids = await listedIds(await ask(address))
    const deep = ids[Math.floor(ids.length * 0.9)]
    if (ids.length > 100 && deep)
      requests[`${address}, deep`] = [`${address}?limit=50&after=${deep}`]
  }
  return requests
}

async function newsRequests(ask: Ask): Promise<Requests> {
  const requests: Requests = {}
  for (const sort of ['title', '-title', 'updatedAt', 'publishedAt', '-publishedAt']) {
    const address = `/api/news?sort=${sort}`
    const ids = await listedIds(await ask(address))
    requests[`news by ${sort}`] = [`${address}&limit=50`]
    requests[`news by ${sort}, deep`] = [`${address}&limit=50&after=${ids[9_000]}`]
  }
  for (const filter of ['language=de', 'state=draft', 'state=published', 'state=hidden'])
    requests[`news, ${filter}`] = [`/api/news?${filter}&limit=50`]
  const { id, permalink } = await anArticle(ask)
  return {
    ...requests,
    'news, all of it': ['/api/news'],
    'site list, category': ['/api/news/site/de?category=Technik&limit=50'],
    categories: ['/api/news/site/categories/de'],
    'one item': [`/api/news/id/${id}`],
    'one item by permalink': [`/api/news/site/bypermalink/${permalink}`],
  }
}

const searches = {
  common: 'Anker',
  'two words': 'Anker Halle',
  rare: rareWord,
  inflected: 'Ankers',
  'part of a compound': 'verwaltungssystem',
  'no match': 'quasarfeld',
}

function searchRequests(): Requests {
  const asked = Object.entries(searches).flatMap(([kind, word]) => {
    const search = `search=${encodeURIComponent(word)}&limit=50`
    return [
      [`search, ${kind}`, [`/api/news?${search}`]],
      [`search on the site, ${kind}`, [`/api/news/site/de?${search}`]],
    ]
  })
  return {
    ...(Object.fromEntries(asked) as Requests),
    'search in all languages, “UWB”': ['/api/news?search=UWB&limit=50'],
    'search, documents': ['/api/documents?search=Anker&limit=50'],
    'search, library': ['/api/library?search=hall-4&limit=50'],
  }
}

async function pageRequests(ask: Ask): Promise<Requests> {
  const { permalink } = await anArticle(ask)
  const asOften = Array.from({ length: requestsEach }, (_, n) => n)
  const older = Array.from({ length: counts.news / 2 }, (_, n) => n)
    .filter((n) => langs[n % langs.length] === 'de' && stateOf(n) === 'published')
    .slice(0, requestsEach)
  const list = await ask('/api/news/site/de?limit=1')
  const pages = Math.ceil(Number(list.headers.get('x-total-count')) / 12)
  return {
    'page, kept': [`/de/${permalink}`],
    'article, drawn': older.map((n) => `/de/de-article-${n}`),
    'news page, drawn': asOften.map((n) => `/de/news?page=${20 + n}`),
    // An unknown `note` has endless values, so the cache keeps no such address.
    'news page, the last': [`/de/news?page=${pages}&note=none`],
    'news page, search': ['/de/news?search=Anker'],
    'sitemap.xml, kept': ['/sitemap.xml'],
  }
}

async function anArticle(ask: Ask): Promise<{ id: string; permalink: string }> {
  const answer = await ask('/api/news/site/de?limit=50')
  const articles = await listedItems(answer, { id: z.string(), permalink: z.string() })
  return required(articles[25], 'the 26th article')
}

export async function allRequests(ask: Ask): Promise<Requests> {
  return {
    ...(await listRequests(ask)),
    ...(await newsRequests(ask)),
    ...searchRequests(),
    ...(await pageRequests(ask)),
  }
}
