import { describe, expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
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

const site = useProduct()
const editor = () => site.as('editor')

const text = '<h2>Setting up</h2><p>Place the anchors.</p><ul><li>Above the racks</li></ul>'

/** An article and its translation in another language, made from it. */
async function articles() {
  const source = await createNews(site, { title: 'Anchors', content: text })
  const made = await createNews(site, { language: 'de', title: 'Anker', counterpartOf: source.id })
  return { source, made }
}

const save = (id: string, change: object) =>
  editor().call(newsApi.update, { body: { ...newsInput(change), id } })
const get = (id: string) => editor().call(newsApi.get, { params: { id } })
const compare = (id: string, source?: string) =>
  editor().call(newsApi.compare, { params: { id }, query: { source } })
const states = async (id: string) =>
  (await compare(id)).blocks.map((block) => `${block.state} ${block.was ?? ''}> ${block.text}`)
const keyOf = async (id: string, words: string) =>
  (await compare(id)).blocks.find((block) => block.text.includes(words))!.key

test('an item that was made from another is outdated by what has changed in that since', async () => {
  const { source, made } = await articles()
  expect(made).toMatchObject({ madeFrom: source.id, behind: 0 })
  await save(source.id, { title: 'Anchors', content: text.replace('Place', 'Mount') })
  expect(await get(made.id)).toMatchObject({ behind: 1 })
  expect(await states(made.id)).toEqual([
    'same > Anchors',
    'same > Setting up',
    'changed Place the anchors.> Mount the anchors.',
    'same > Above the racks',
  ])
  await save(source.id, { title: 'More anchors', content: `<p>New.</p>${text}` })
  expect(await get(made.id)).toMatchObject({ behind: 2 })
  await save(source.id, { title: 'Anchors', content: '<p>Place the anchors.</p>' })
  expect(await get(made.id)).toMatchObject({ behind: 2 })
  expect((await compare(made.id)).blocks.map(({ state }) => state)).toEqual([
    'same',
    'removed',
    'same',
    'removed',
  ])
  await save(source.id, { title: 'Anchors', content: text })
  expect(await get(made.id)).toMatchObject({ behind: 0 })
})

test('a block that has only moved has not changed', async () => {
  const { source, made } = await articles()
  const moved = '<p>Place the anchors.</p><ul><li>Above the racks</li></ul><h2>Setting up</h2>'
  await save(source.id, { title: 'Anchors', content: moved })
  expect(await get(made.id)).toMatchObject({ behind: 0 })
})

test('every staff answer says it: lists, and the translations of the others', async () => {
  const { source, made } = await articles()
  const french = await createNews(site, { language: 'fr', counterpartOf: source.id })
  const changed = await save(source.id, { title: 'Anchors again', content: text })
  expect(changed.counterparts).toMatchObject({ de: { behind: 1 }, fr: { behind: 1 } })
  expect(changed).not.toHaveProperty('behind')
  const list = await site.as('viewer').call(newsApi.list, { query: {} })
  expect(list[made.id]).toMatchObject({ behind: 1, madeFrom: source.id })
  expect(list[source.id]!.counterparts).toEqual(changed.counterparts)
  const approval = { sourceId: source.id, sourceVersion: changed.version, blocks: 'all' as const }
  await editor().call(newsApi.approve, { body: { id: made.id, ...approval } })
  expect(await get(french.id)).toMatchObject({ behind: 1 })
  expect((await get(source.id)).counterparts.de).not.toHaveProperty('behind')
})

test('visitors learn nothing of it', async () => {
  const source = await publishNews(site)
  const made = await publishNews(site, { language: 'de', counterpartOf: source.id })
  await save(source.id, { title: 'Other', permalink: source.permalink })
  const visitor = site.as('visitor')
  const item = await visitor.call(newsApi.siteById, { params: { id: made.id } })
  expect(item).not.toHaveProperty('behind')
  expect(item).not.toHaveProperty('madeFrom')
  const original = await visitor.call(newsApi.siteById, { params: { id: source.id } })
  expect(original.counterparts.de).not.toHaveProperty('behind')
})

test('approving says block by block what the item says now; nothing is written into it', async () => {
  const { source, made } = await articles()
  const change = `<p>New.</p>${text.replace('Place', 'Mount').replace('<li>Above the racks</li>', '<li>At the columns</li>')}`
  const { version } = await save(source.id, { title: 'Anchors', content: change })
  const before = await get(made.id)
  expect(before.behind).toBe(3)
  const approve = (blocks: string[] | 'all') =>
    editor().call(newsApi.approve, {
      body: { id: made.id, sourceId: source.id, sourceVersion: version, blocks },
    })
  const mounted = await keyOf(made.id, 'Mount')
  expect(await approve([mounted])).toEqual({ ...before, behind: 2 })
  expect(await approve([mounted])).toMatchObject({ behind: 2 })
  expect(await approve([await keyOf(made.id, 'New.')])).toMatchObject({ behind: 1 })
  expect(await approve('all')).toEqual({ ...before, behind: 0 })
  const shorter = await save(source.id, { title: 'Anchors', content: '<p>New.</p>' })
  expect(await get(made.id)).toMatchObject({ behind: 3 })
  const gone = await keyOf(made.id, 'Mount')
  const body = { id: made.id, sourceId: source.id, sourceVersion: shorter.version, blocks: [gone] }
  expect(await editor().call(newsApi.approve, { body })).toMatchObject({ behind: 2 })
})

test('a source that has been saved since is 409 with it; an unknown block or source 422', async () => {
  const { source, made } = await articles()
  const body = { id: made.id, sourceId: source.id, sourceVersion: 1, blocks: 'all' as const }
  const approve = (change: object) =>
    editor().call(newsApi.approve, { body: { ...body, ...change } })
  expect(await rulesOf(approve({ blocks: ['content.none'] }))).toEqual(['blocks unknown'])
  expect(await rulesOf(approve({ sourceId: made.id }))).toEqual(['sourceId unknown'])
  const stranger = await createNews(site)
  expect(await rulesOf(approve({ sourceId: stranger.id }))).toEqual(['sourceId unknown'])
  expect(await errorOf(approve({ id: 'none' }))).toMatchObject({ code: 404 })
  const saved = await save(source.id, { title: 'Other', content: text })
  expect(await errorOf(approve({}))).toMatchObject({
    code: 409,
    errorCode: 'STALE_VERSION',
    error: { current: saved },
  })
})

test('another translation can become the source', async () => {
  const { source, made } = await articles()
  const french = await createNews(site, { language: 'fr', counterpartOf: source.id })
  expect(await compare(made.id, french.id)).toMatchObject({ isSource: false })
  const body = { id: made.id, sourceId: french.id, sourceVersion: 1, blocks: 'all' as const }
  expect(await editor().call(newsApi.approve, { body })).toMatchObject({
    madeFrom: french.id,
    behind: 0,
  })
  await save(source.id, { title: 'Changed', content: text })
  expect(await get(made.id)).toMatchObject({ behind: 0 })
  expect(await errorOf(compare(source.id))).toMatchObject({ code: 404 })
})

test('who leaves the group was made from nobody; who joins one says what it says', async () => {
  const { source, made } = await articles()
  await save(source.id, { title: 'Changed', content: text })
  const change = { language: 'de', permalink: made.permalink }
  expect(await save(made.id, { ...change, counterpartOf: source.id })).toMatchObject({ behind: 1 })
  expect(await save(made.id, { ...change, counterpartOf: null })).not.toHaveProperty('behind')
  const joined = await save(made.id, { ...change, counterpartOf: source.id })
  expect(joined).toMatchObject({ madeFrom: source.id, behind: 0 })
  await editor().call(newsApi.remove, { params: { id: source.id } })
  expect(await get(made.id)).not.toHaveProperty('behind')
})

describe('of documents and media', () => {
  test('title and description are a block each', async () => {
    const document = await createDocument(site)
    const { id } = await createDocument(site, { language: 'fr', counterpartOf: document.id })
    const { documentId } = document
    const input = await documentInput(site, { documentId })
    const body = { ...input, title: 'Other', description: 'New', id: document.id }
    await editor().call(documentsApi.update, { body })
    const french = await editor().call(documentsApi.get, { params: { id } })
    expect(french).toMatchObject({ behind: 2, madeFrom: document.id })

    const film = await createMedia(site, { description: 'What it shows' })
    const made = await createMedia(site, { language: 'fr', counterpartOf: film.id })
    const change = { ...mediaInput({ description: 'What it shows now' }), id: film.id }
    const { version } = await editor().call(mediaApi.update, { body: change })
    expect(await editor().call(mediaApi.get, { params: { id: made.id } })).toMatchObject({
      behind: 1,
    })
    const approval = {
      id: made.id,
      sourceId: film.id,
      sourceVersion: version,
      blocks: 'all' as const,
    }
    expect(await editor().call(mediaApi.approve, { body: approval })).toMatchObject({ behind: 0 })
  })
})

describe('what was copied from the source', () => {
  const marked = `<h2>Setting up</h2><p>See <a href="/en/pricing">prices</a>.</p><p>50</p><pre><code>a = b</code></pre>`

  test('is not translated until it is edited or approved', async () => {
    const source = await createNews(site, { title: 'Anchors', content: marked })
    const copied = marked.replace('/en/', '/de/')
    const change = { language: 'de', title: 'Anker', counterpartOf: source.id }
    const made = await createNews(site, { ...change, content: copied })
    expect(made).toMatchObject({ madeFrom: source.id, behind: 2 })
    expect(await states(made.id)).toEqual([
      'same > Anchors',
      'untranslated > Setting up',
      'untranslated > See <a href="/en/pricing">prices</a>.',
      'same > 50',
      'same > <code>a = b</code>',
    ])
    const edited = { ...change, permalink: made.permalink }
    const once = copied.replace('Setting up', 'Aufbau')
    expect(await save(made.id, { ...edited, content: once })).toMatchObject({ behind: 1 })
    const { version } = await get(source.id)
    const key = await keyOf(made.id, 'prices')
    const body = { id: made.id, sourceId: source.id, sourceVersion: version, blocks: [key] }
    expect(await editor().call(newsApi.approve, { body })).toMatchObject({ behind: 0 })
    expect(await save(made.id, { ...edited, content: once })).toMatchObject({ behind: 0 })
    expect(await save(made.id, { ...edited, content: copied })).toMatchObject({ behind: 1 })
  })

  test('of a change of the source it is new until it is translated', async () => {
    const { source, made } = await articles()
    await save(source.id, { title: 'Anchors', content: `${text}<p>Measure twice.</p>` })
    const change = { language: 'de', title: 'Anker', permalink: made.permalink }
    const own = '<p>Anker setzen.</p>'
    const copied = await save(made.id, { ...change, content: `${own}<p>Measure twice.</p>` })
    expect(copied).toMatchObject({ behind: 1 })
    const done = await save(made.id, { ...change, content: `${own}<p>Zweimal messen.</p>` })
    expect(done).toMatchObject({ behind: 0 })
  })

  test('a field without text says nothing of the source', async () => {
    const source = await createNews(site, { title: 'Anchors', content: text })
    const change = { language: 'de', title: 'Anker', counterpartOf: source.id }
    const made = await createNews(site, { ...change, content: '' })
    expect(made).toMatchObject({ behind: 3 })
    const { permalink } = made
    expect(await save(made.id, { ...change, permalink, content: '<p>Anker.</p>' })).toMatchObject({
      behind: 0,
    })
  })
})

test('a source is shown in its parts, each with its blocks', async () => {
  const list = '<ol><li><p>One</p></li><li><p>Two</p></li></ol>'
  const { source, made } = await articles()
  await save(source.id, { title: 'Anchors', content: `${list}<p></p><hr />` })
  const { blocks, parts } = await compare(made.id)
  const textsOf = (keys: readonly string[]) =>
    keys.map((key) => blocks.find((block) => block.key === key)!.text)
  expect(parts.map(({ html = '', blocks: keys }) => [html, ...textsOf(keys)])).toEqual([
    ['', 'Anchors'],
    // Removed from before everything that is left.
    ['', 'Setting up'],
    [list, 'One', 'Two'],
    ['<hr />'],
  ])
})
