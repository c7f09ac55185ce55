import { createDocument, createMedia, createNews } from './factories.ts'
import type { Caller, TestProduct } from './product.ts'
import type { Calls } from './sample-call.ts'

const readers: readonly Caller[] = ['viewer', 'editor', 'admin']
const editors: readonly Caller[] = ['editor', 'admin']

type Create = (site: TestProduct, change: object) => Promise<{ id: string; version: number }>

/** The calls about an item that was made from another, of each content type. */
export function languageCalls(site: () => TestProduct): Calls {
  const createGroup = async (create: Create) => {
    const source = await create(site(), { language: 'en' })
    const { id } = await create(site(), { language: 'de', counterpartOf: source.id })
    return { id, sourceId: source.id, sourceVersion: source.version }
  }
  const callsOf = (type: string, create: Create): Calls => ({
    [`GET /api/${type}/compare/id/:id`]: {
      who: readers,
      send: async () => ({ params: { id: (await createGroup(create)).id } }),
    },
    [`POST /api/${type}/approve`]: {
      who: editors,
      send: async () => ({ body: { ...(await createGroup(create)), blocks: 'all' } }),
    },
  })
  return {
    'GET /api/content/families': { who: readers },
    'GET /api/content/changers': { who: readers },
    'GET /api/content/links': {
      who: readers,
      send: async () => ({ query: '?language=de&search=preise' }),
    },
    'GET /api/content/translated-links': {
      who: readers,
      send: async () => ({ query: '?language=de&links=/en/pricing' }),
    },
    'GET /api/news/categories': { who: readers },
    'GET /api/news/categories/counts': {
      who: readers,
      send: async () => ({ query: '?language=en' }),
    },
    'PUT /api/news/categories': {
      who: editors,
      send: async () => {
        await createNews(site(), { categories: ['Typo'] })
        return { body: { language: 'en', from: ['Typo'], to: 'Type' } }
      },
    },
    'GET /api/news/categories/:from/:to': {
      who: readers,
      send: async () => ({ params: { from: 'en', to: 'de' } }),
    },
    ...callsOf('news', createNews),
    ...callsOf('documents', createDocument),
    ...callsOf('media', createMedia),
  }
}
