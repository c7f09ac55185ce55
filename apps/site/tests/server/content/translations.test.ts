import { describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import {
  createDocument,
  createMedia,
  createNews,
  documentInput,
  mediaInput,
  newsInput,
  publishNews,
} from '#tests/support/factories.ts'
import { errorOf, rulesOf } from '@repo/platform/testing/errors.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { walksOf } from '@repo/platform/testing/query-plan.ts'

const site = useProduct()
const editor = () => site.as('editor')

interface Item {
  id: string
  language: Lang
  version: number
  counterparts: Partial<Record<Lang, { id: string }>>
}

interface Type {
  create(change?: object): Promise<Item>
  update(item: Item, change?: object): Promise<Item>
  get(id: string): Promise<Item>
  remove(id: string): Promise<unknown>
  hide(id: string): Promise<Item>
  list(): Promise<Record<string, Item>>
}

const byId = (id: string) => ({ params: { id } })

const types: Record<string, Type> = {
  news: {
    create: (change) => createNews(site, change),
    update: async ({ id, language }, change) =>
      editor().call(newsApi.update, { body: { ...newsInput({ language, ...change }), id } }),
    get: (id) => site.as('viewer').call(newsApi.get, byId(id)),
    remove: (id) => editor().call(newsApi.remove, byId(id)),
    hide: (id) => editor().call(newsApi.deactivate, { body: { id } }),
    list: () => site.as('viewer').call(newsApi.list, { query: {} }),
  },
  documents: {
    create: (change) => createDocument(site, change),
    update: async ({ id, language }, change) =>
      editor().call(documentsApi.update, {
        body: { ...(await documentInput(site)), language, ...change, id },
      }),
    get: (id) => site.as('viewer').call(documentsApi.get, byId(id)),
    remove: (id) => editor().call(documentsApi.remove, byId(id)),
    hide: (id) => editor().call(documentsApi.activate, { body: { id } }),
    list: () => site.as('viewer').call(documentsApi.list, { query: {} }),
  },
  media: {
    create: (change) => createMedia(site, change),
    update: ({ id, language }, change) =>
      editor().call(mediaApi.update, { body: { ...mediaInput({ language, ...change }), id } }),
    get: (id) => site.as('viewer').call(mediaApi.get, byId(id)),
    remove: (id) => editor().call(mediaApi.remove, byId(id)),
    hide: (id) => editor().call(mediaApi.activate, { body: { id } }),
    list: () => site.as('viewer').call(mediaApi.list, { query: {} }),
  },
}

const idsOf = ({ counterparts }: Item) =>
  Object.fromEntries(Object.entries(counterparts).map(([lang, { id }]) => [lang, id]))

describe.each(Object.entries(types))('translations of %s', (name, type) => {
  /** An item in English and its translations in German and French. */
  async function createGroup() {
    const en = await type.create({ language: 'en' })
    const de = await type.create({ language: 'de', counterpartOf: en.id })
    const fr = await type.create({ language: 'fr', counterpartOf: de.id })
    return { en, de, fr }
  }

  test('every answer names the others of the group', async () => {
    const { en, de, fr } = await createGroup()
    expect(idsOf(fr)).toEqual({ de: de.id, en: en.id })
    expect(idsOf(await type.get(en.id))).toEqual({ de: de.id, fr: fr.id })
    expect(idsOf(await type.hide(de.id))).toEqual({ en: en.id, fr: fr.id })
    expect(idsOf(await type.update(de))).toEqual({ en: en.id, fr: fr.id })
    const list = await type.list()
    expect(idsOf(list[en.id]!)).toEqual({ de: de.id, fr: fr.id })
    expect(list[en.id]!.counterparts).toEqual((await type.get(en.id)).counterparts)
  })

  test('a stale version is answered with the current item and its translations', async () => {
    const { en } = await createGroup()
    const { error } = await errorOf(type.update(en, { version: 7 }))
    expect(error).toMatchObject({ current: await type.get(en.id) })
  })

  test('a PUT without the key keeps them, null clears them, another id moves the item', async () => {
    const { en, de, fr } = await createGroup()
    const other = await type.create({ language: 'it' })
    expect(idsOf(await type.update(de))).toEqual({ en: en.id, fr: fr.id })
    expect(idsOf(await type.update(de, { counterpartOf: null }))).toEqual({})
    expect(idsOf(await type.get(en.id))).toEqual({ fr: fr.id })
    expect(idsOf(await type.update(de, { counterpartOf: other.id }))).toEqual({ it: other.id })
    expect(idsOf(await type.update(de, { counterpartOf: fr.id }))).toEqual({
      en: en.id,
      fr: fr.id,
    })
    expect(idsOf(await type.update(de, { counterpartOf: en.id }))).toEqual({
      en: en.id,
      fr: fr.id,
    })
    expect(idsOf(await type.get(other.id))).toEqual({})
  })

  test('a language that is taken is 409; nothing is stored', async () => {
    const { en, de } = await createGroup()
    const before = Object.keys(await type.list())
    const error = await errorOf(type.create({ language: 'de', counterpartOf: en.id }))
    expect(error).toMatchObject({ code: 409, errorCode: 'LANGUAGE_TAKEN' })
    expect(Object.keys(await type.list())).toEqual(before)
    const german = await type.create({ language: 'de' })
    expect(await rulesOf(type.update(german, { counterpartOf: en.id }))).toEqual([
      'counterpartOf unique',
    ])
    expect(await type.get(german.id)).toEqual(german)
    // With the key sent, a language that another has is refused too.
    const taken = type.update(de, { language: 'fr', counterpartOf: en.id })
    expect(await errorOf(taken)).toMatchObject({ code: 409, errorCode: 'LANGUAGE_TAKEN' })
  })

  test('a PUT without the key that changes the language leaves the group', async () => {
    const { en, de, fr } = await createGroup()
    expect(idsOf(await type.update(de, { language: 'fr' }))).toEqual({})
    expect(idsOf(await type.get(en.id))).toEqual({ fr: fr.id })
    expect(idsOf(await type.update(fr, { language: 'it', counterpartOf: en.id }))).toEqual({
      en: en.id,
    })
  })

  test('an unknown item and the item itself are rejected', async () => {
    const item = await type.create()
    expect(await rulesOf(type.create({ counterpartOf: 'unknown' }))).toEqual([
      'counterpartOf unknown',
    ])
    expect(await rulesOf(type.update(item, { counterpartOf: item.id }))).toEqual([
      'counterpartOf choice',
    ])
  })

  test('a deleted item is in no group', async () => {
    const { en, de, fr } = await createGroup()
    await type.remove(en.id)
    expect(idsOf(await type.get(de.id))).toEqual({ fr: fr.id })
    const again = await type.create({ language: 'en', counterpartOf: de.id })
    expect(idsOf(again)).toEqual({ de: de.id, fr: fr.id })
  })

  test('of many who join in the same language at once, one does', async () => {
    const en = await type.create()
    const joins = Array.from({ length: 8 }, () =>
      type.create({ language: 'pt', counterpartOf: en.id }).then(
        ({ id }) => id,
        ({ errorCode }: { errorCode: string }) => errorCode,
      ),
    )
    const ends = await Promise.all(joins)
    const { pt } = idsOf(await type.get(en.id))
    expect(ends.filter((end) => end !== 'LANGUAGE_TAKEN')).toEqual([pt])
  })

  test('the table itself takes a language once', async () => {
    const { en, de } = await createGroup()
    const double = site.product.platform.store.write([], (db) =>
      db
        .updateTable(name as 'news')
        .set({ language: 'de' })
        .where('id', '=', en.id)
        .execute(),
    )
    await expect(double).rejects.toThrow(/unique/i)
    expect(idsOf(await type.get(de.id))).toMatchObject({ en: en.id })
  })

  test('a write leaves one audit entry, of the item that was written', async () => {
    const { en, de, fr } = await createGroup()
    await type.update(de, { counterpartOf: null })
    const entries = async (search: string) =>
      Object.values(await site.as('admin').call(auditApi.list, { query: { search } }))
    expect((await entries(de.id)).map(({ call }) => call)).toEqual([
      `PUT /api/${name}`,
      `POST /api/${name}`,
    ])
    for (const { id } of [en, fr]) expect(await entries(id)).toHaveLength(1)
  })
})

describe('what visitors get', () => {
  const visitor = () => site.as('visitor')

  test('names the visible translations only, for staff too', async () => {
    const en = await publishNews(site, { language: 'en', title: 'In English' })
    const de = await publishNews(site, {
      language: 'de',
      title: 'Deutsch',
      content: '<p>Anker.</p>',
      counterpartOf: en.id,
    })
    const fr = await createNews(site, {
      language: 'fr',
      title: 'Brouillon',
      content: '<p>Ancres.</p>',
      counterpartOf: en.id,
    })
    const visible = {
      de: { id: de.id, title: 'Deutsch', published: true, active: true, permalink: de.permalink },
    }
    const answers = async (as: 'visitor' | 'editor'): Promise<NewsItem['counterparts'][]> => {
      const client = site.as(as)
      const lang = { params: { lang: 'en' } } as const
      const { permalink } = en
      return [
        (await client.call(newsApi.siteById, byId(en.id))).counterparts,
        (await client.call(newsApi.siteByPermalink, { params: { permalink } })).counterparts,
        (await client.call(newsApi.siteList, { ...lang, query: {} }))[en.id]!.counterparts,
      ]
    }
    for (const counterparts of [...(await answers('visitor')), ...(await answers('editor'))])
      expect(counterparts).toEqual(visible)
    await editor().call(newsApi.deactivate, { body: { id: de.id } })
    for (const counterparts of await answers('visitor')) expect(counterparts).toEqual({})
    const { counterparts } = await editor().call(newsApi.get, byId(en.id))
    expect(counterparts).toEqual({
      de: { ...visible.de, active: false, madeFrom: en.id },
      fr: {
        id: fr.id,
        madeFrom: en.id,
        title: 'Brouillon',
        published: false,
        active: true,
        permalink: fr.permalink,
      },
    })
  })

  test('is the same for documents and media', async () => {
    const activeOnes = { document: documentsApi.activate, media: mediaApi.activate }
    const show = (kind: 'document' | 'media', id: string) =>
      editor().call(activeOnes[kind], { body: { id } })
    const document = await createDocument(site, { language: 'es' })
    await createDocument(site, { language: 'de', counterpartOf: document.id })
    const { id } = await createDocument(site, { language: 'it', counterpartOf: document.id })
    await show('document', document.id)
    await show('document', id)
    const es = { params: { lang: 'es' }, query: {} } as const
    const documents = await visitor().call(documentsApi.siteList, es)
    expect(documents[document.id]!.counterparts).toEqual({
      it: { id, title: 'Anchor data sheet', active: true },
    })
    const video = await createMedia(site, { language: 'es' })
    await createMedia(site, { language: 'de', counterpartOf: video.id })
    await show('media', video.id)
    const media = await visitor().call(mediaApi.siteList, es)
    expect(media[video.id]!.counterparts).toEqual({})
  })
})

test('what a list says of groups is read of its own groups alone', async () => {
  const { platform } = site.product
  const { db } = platform.store
  if (isPostgres(db)) return
  const { id, permalink } = await publishNews(site, { language: 'en' })
  await publishNews(site, { language: 'de', counterpartOf: id })
  const queries = await queriesOf(db, async () => {
    await site.request(`/en/${permalink}`)
    await site.request('/api/news/site/en')
    await site.request('/api/news', { as: 'editor' })
  })
  const [members, freshness] = [/from "news" where "family" in/, /from "news" as "made"/].map(
    (pattern) => queries.filter(({ sql }) => pattern.test(sql)),
  )
  expect([members?.length, freshness?.length]).toEqual([3, 1])
  for (const query of members!)
    expect(await walksOf(db, 'news', query)).toEqual([
      expect.stringMatching(/USING INDEX news_family(?:_order)? \(family=\?\)/),
    ])
  for (const query of freshness!)
    expect(await walksOf(db, 'SEARCH', query)).toEqual([
      expect.stringMatching(/^SEARCH made USING .*\(family=\?\)/),
      expect.stringMatching(/^SEARCH approved_text USING .*\(kind=\? AND item_id=\?\)/),
      expect.stringMatching(/^SEARCH source USING .*\(id=\?\)/),
      expect.stringMatching(/^SEARCH item_text USING .*\(kind=\? AND item_id=\?\)/),
    ])
})
