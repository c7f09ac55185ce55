import { describe, expect, test } from 'vitest'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import {
  createDocument,
  createMedia,
  createNews,
  documentInput,
  mediaInput,
  publishNews,
} from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const { editor, bodyOf, save, publish, get, seen, revisionsOf } = newsChanges(site)

describe('an earlier version', () => {
  test('of an item that visitors see is restored into its changes', async () => {
    const item = await publishNews(site, { title: 'First', categories: ['A'] })
    await editor().call(newsApi.update, { body: bodyOf(item, { title: 'Second' }) })
    const [{ version } = { version: 0 }, , first] = await revisionsOf(item.id)
    const body = { id: item.id, revision: first!.id, version }
    const restored = await editor().call(newsApi.restore, { body })
    expect(restored).toMatchObject({
      title: 'Second',
      changes: { item: { title: 'First', categories: ['A'] } },
    })
    expect(await seen(item.id)).toMatchObject({ title: 'Second' })
    expect(await errorOf(editor().call(newsApi.restore, { body }))).toMatchObject({
      errorCode: 'STALE_VERSION',
    })
  })

  test('keeps the changes that it replaces as a version', async () => {
    const item = await publishNews(site, { title: 'First' })
    await editor().call(newsApi.update, { body: bodyOf(item, { title: 'Second' }) })
    const [, , first] = await revisionsOf(item.id)
    const { changes } = await save(item, { title: 'Changes' })
    const body = { id: item.id, revision: first!.id, version: changes!.version }
    const restored = await editor().call(newsApi.restore, { body })
    expect(restored.changes?.item.title).toBe('First')
    expect(restored.changes!.version).toBeGreaterThan(changes!.version)
    const [kept] = await revisionsOf(item.id)
    expect(kept).toMatchObject({ action: 'discard-changes' })
    const params = { id: item.id, revision: kept!.id }
    expect(await editor().call(newsApi.revision, { params })).toMatchObject({ title: 'Changes' })
  })

  test('of an item that nobody sees is its newest at once', async () => {
    const item = await createNews(site, { title: 'First' })
    const { version } = await editor().call(newsApi.update, {
      body: bodyOf(item, { title: 'Second' }),
    })
    const [, first] = await revisionsOf(item.id)
    const body = { id: item.id, revision: first!.id, version }
    const restored = await editor().call(newsApi.restore, { body })
    expect(restored).toMatchObject({ title: 'First', version: version + 1 })
    expect(restored).not.toHaveProperty('changes')
  })
})

describe('a translation', () => {
  test('is outdated by what is published of its source, not by its changes', async () => {
    const source = await publishNews(site, { content: '<p>One.</p><p>Two.</p>' })
    const translation = await publishNews(site, {
      language: 'de',
      content: '<p>Eins.</p><p>Zwei.</p>',
      counterpartOf: source.id,
    })
    await save(source, { content: '<p>One.</p><p>Three.</p>' })
    expect(await get(translation.id)).toMatchObject({ behind: 0 })
    await publish(source.id)
    expect(await get(translation.id)).toMatchObject({ behind: 1 })
  })

  test('is compared as its editor shows it with what is published of its source', async () => {
    const source = await publishNews(site, { content: '<p>Anchors above.</p><p>Two racks.</p>' })
    const copied = { language: 'de', title: 'Titel', content: source.content }
    const translation = await publishNews(site, { ...copied, counterpartOf: source.id })
    await save(source, { content: '<p>Anchors below.</p>' })
    await save(translation, { ...copied, content: '<p>Anker oben.</p><p>Two racks.</p>' })
    const { blocks, sourceVersion } = await editor().call(newsApi.compare, {
      params: { id: translation.id },
      query: {},
    })
    expect(sourceVersion).toBe(source.version)
    const texts = blocks.flatMap(({ field, text, state }) =>
      field === 'content' ? [[text, state]] : [],
    )
    expect(texts).toEqual([
      ['Anchors above.', 'added'],
      ['Two racks.', 'untranslated'],
    ])
  })

  test('joins its group when its changes are published', async () => {
    const source = await publishNews(site)
    const alone = await publishNews(site, { language: 'es' })
    const linked = await save(alone, { language: 'es', counterpartOf: source.id })
    expect(linked.counterparts).toEqual({})
    expect(linked.changes?.changed).toContain('counterparts')
    expect((await publish(alone.id)).counterparts.en).toMatchObject({ id: source.id })
  })
})

describe('every type with texts that visitors see has changes', () => {
  test('documents', async () => {
    const item = await createDocument(site, { title: 'Before' })
    await editor().call(documentsApi.activate, { body: { id: item.id } })
    const { id: documentId } = await upload(site, pdf('other'))
    const body = { ...(await documentInput(site, { documentId })), title: 'After', id: item.id }
    const saved = await editor().call(documentsApi.saveChanges, { body })
    expect(saved).toMatchObject({
      title: 'Before',
      changes: { item: { title: 'After', documentId } },
    })
    const page = async () => (await site.request('/en/documents')).text()
    expect(await page()).not.toContain('After')
    const change = { id: item.id, version: saved.changes!.version }
    const published = await editor().call(documentsApi.publishChanges, { body: change })
    expect(published).toMatchObject({ title: 'After', documentId, active: true })
    expect(await page()).toContain('After')
  })

  test('media', async () => {
    const item = await createMedia(site, { title: 'Before' })
    await editor().call(mediaApi.activate, { body: { id: item.id } })
    const body = { ...mediaInput({ title: 'After' }), id: item.id }
    await editor().call(mediaApi.saveChanges, { body })
    const page = async () => (await site.request('/en/videos')).text()
    expect(await page()).not.toContain('After')
    await editor().call(mediaApi.publishChanges, { body: { id: item.id } })
    expect(await page()).toContain('After')
  })
})

test('changes cost a query more only where there are some', async () => {
  const { platform } = site.product
  const count = async (work: () => Promise<unknown>) =>
    (await queriesOf(platform.store.db, work)).length
  const item = await publishNews(site)
  const [one, list] = [
    () => get(item.id),
    () => editor().list(newsApi.list, { query: { limit: 5 } }),
  ]
  await list()
  const [without, listed] = [await count(one), await count(list)]
  await save(item, { title: 'After' })
  // The shared draft, and the addresses of its files.
  expect((await count(one)) - without).toBeLessThanOrEqual(2)
  expect(await count(list)).toBe(listed)
  expect(await count(() => seen(item.id))).toBeLessThanOrEqual(without)
})
