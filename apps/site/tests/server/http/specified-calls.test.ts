import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints, nameOf } from '#tests/support/make-call.ts'
import { createDocument, createMedia, createNews, demoRequest } from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const news = 'language title content categories permalink featuredImageId'
const documents = 'language type title description documentId'
const media = 'language title mediaType mediaURL description'
const request = 'name email phone country company jobtitle industry subsector usecase comments'

/** The calls of the specification's section 7, with the fields that they send. Of a calculation it says “a body”. */
const accountServer: readonly [call: string, fields: string][] = [
  ['GET /account', ''],
  ['POST /sessions/logout', ''],
]
const management: readonly [call: string, fields: string][] = [
  ['GET /api/news', ''],
  ['GET /api/news/id/:id', ''],
  ['POST /api/news', news],
  ['PUT /api/news', `id ${news}`],
  ['DELETE /api/news/delete/id/:id', ''],
  ['PUT /api/news/publish', 'id'],
  ['PUT /api/news/activate', 'id'],
  ['PUT /api/news/deactivate', 'id'],
  ['GET /api/calculator', ''],
  ['POST /api/calculator', ''],
  ['POST /api/calculator/run', ''],
  ['GET /api/documents', ''],
  ['GET /api/documents/id/:id', ''],
  ['POST /api/documents', documents],
  ['PUT /api/documents', `id ${documents}`],
  ['PUT /api/documents/activate', 'id'],
  ['PUT /api/documents/deactivate', 'id'],
  ['DELETE /api/documents/delete/id/:id', ''],
  ['GET /api/media', ''],
  ['GET /api/media/id/:id', ''],
  ['POST /api/media', media],
  ['PUT /api/media', `id ${media}`],
  ['PUT /api/media/activate', 'id'],
  ['PUT /api/media/deactivate', 'id'],
  ['DELETE /api/media/delete/id/:id', ''],
  ['GET /api/library', ''],
  ['POST /api/library/file', 'file'],
  ['DELETE /api/library/file/delete/id/:id', ''],
  ['GET /api/newsletter/subscriptions', ''],
]
const forVisitors: readonly [call: string, fields: string][] = [
  ['POST /api/newsletter/subscribe', 'email'],
  ['GET /api/service/ipinfo', ''],
  ['POST /api/service/requestdemo', request],
  ['GET /api/news/site/:lang', ''],
  ['GET /api/news/site/byid/:id', ''],
  ['GET /api/news/site/bypermalink/:permalink', ''],
  ['GET /api/news/site/categories/:lang', ''],
  ['GET /api/documents/site/:lang', ''],
  ['GET /api/media/site/:lang', ''],
]

const call = (name: string) => endpoints.find((one) => nameOf(one) === name)

type Shape = Readonly<Record<string, z.ZodType>>
const bodyOf = (name: string): Shape =>
  (call(name)?.body as { shape?: Shape } | undefined)?.shape ?? {}

describe('the calls it makes', () => {
  const ofSite = [...management, ...forVisitors]

  test.each(ofSite)('a site server under an /api prefix: %s', (name) => {
    expect(call(name)?.server).toBe('site')
  })

  test.each(accountServer)('an account server: %s', (name) => {
    expect(call(name)?.server).toBe('account')
  })

  test.each([...ofSite, ...accountServer].filter(([, fields]) => fields))(
    '%s takes these fields, and needs no other: %s',
    (name, fields) => {
      const shape = bodyOf(name)
      const known = fields.split(' ')
      expect(known.filter((field) => !(field in shape))).toEqual([])
      const needed = Object.keys(shape).filter((key) => !shape[key]!.safeParse(undefined).success)
      expect(needed.filter((field) => !known.includes(field))).toEqual([])
    },
  )

  test.each(forVisitors)('Public calls, with no login: %s', (name) => {
    expect(call(name)?.permission).toBe('public')
  })

  test.each(management)('Management calls need a signed-in session: %s', (name) => {
    expect(call(name)?.permission).not.toBe('public')
  })
})

describe('Lists of news, documents, media, library files and subscriptions are held keyed by id', () => {
  const site = useProduct()

  beforeAll(async () => {
    await Promise.all([
      createNews(site),
      createDocument(site),
      createMedia(site),
      upload(site, pdf()),
    ])
    const { email } = demoRequest()
    await site.request('/api/newsletter/subscribe', { method: 'POST', json: { email } })
  })

  test.each(['news', 'documents', 'media', 'library', 'newsletter/subscriptions'])(
    'GET /%s',
    async (path) => {
      const response = await site.request(`/api/${path}`, { as: 'admin' })
      const entries = Object.entries((await response.json()) as Record<string, { id: string }>)
      expect(entries.length).toBeGreaterThan(0)
      expect(entries.map(([key]) => key)).toEqual(entries.map(([, { id }]) => id))
    },
  )
})
