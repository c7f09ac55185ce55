import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listOptions } from '#src/admin/table/use-list.ts'
import { lang, optional, singleLine } from '#src/rest/text.ts'
import { contentServer, serverError } from '#testing/content-server.ts'
import { changeFields, contentCalls, itemFields } from '#src/content/calls.ts'
import { contentFilters, contentQuery } from '#src/content/list-calls.ts'
import { createContentStore } from './content-store.ts'
import { defineContentType } from '../content-type.ts'
import { valuesOf } from '../fields/fields.ts'
import { boundsOf } from '../fields/bounds.ts'

const item = z.strictObject({ ...itemFields, remark: z.string().nullable() })
const input = z.strictObject({
  language: lang,
  title: singleLine(1, 200),
  // A field without a control.
  remark: optional(singleLine(1, 200)),
})
const screens = {
  name: 'documents',
  api: contentCalls({
    name: 'documents',
    itemName: 'a document',
    item,
    listed: item,
    input,
    change: input.extend(changeFields),
    query: contentQuery,
    filters: contentFilters,
  }),
  title: 'Documents',
  singular: 'document',
  plural: 'documents',
  search: { label: 'Search', searchedFields: 'titles' },
  columns: [],
  pagesOf: () => [],
} as const
const type = defineContentType({
  ...screens,
  fields: {
    title: { control: 'title', label: 'Title' },
    language: { control: 'language', label: 'Language' },
  },
})

const stored = {
  id: 'd1',
  language: 'en' as const,
  title: 'Anchors',
  remark: 'ask Ada before printing',
  active: true,
  counterparts: {},
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

function session() {
  const make = (body: object, id: string): z.output<typeof item> => ({
    ...stored,
    remark: null,
    ...body,
    id,
  })
  const server = contentServer('documents', make, stored)
  const queries = new QueryClient()
  const content = createContentStore(type, server.client, queries)
  const list = () => queries.infiniteQuery(listOptions(...content.view({})))
  return { ...server, queries, content, list }
}

const typed = (title: string) => ({ ...valuesOf(type, stored, (html) => html), title })

describe('a field without a control', () => {
  test('survives a save', async () => {
    const { content, items } = session()
    await content.save(typed('Changed'), stored)
    expect(items.get('d1')).toMatchObject({ title: 'Changed', remark: stored.remark })
  })

  test('survives a delete that is undone', async () => {
    const { content, items } = session()
    await content.act('delete', 'd1')
    const { item: restored } = await content.untrash('d1')
    expect([...items.keys()]).toEqual(['d1'])
    expect(restored).toMatchObject({ id: 'd1', title: 'Anchors', remark: stored.remark })
  })

  test('keeps their value where mine is saved over theirs', async () => {
    const { client, content, items } = session()
    const { id, language } = stored
    const body = { id, language, title: 'Theirs', remark: 'printed' }
    const theirs = await client.call(type.api.update, { body })
    const late = content.save(typed('Mine'), stored)
    await expect(late).rejects.toMatchObject({ errorCode: 'STALE_VERSION' })
    expect(items.get('d1')).toEqual(theirs)
    await content.save(typed('Mine'), theirs)
    expect(items.get('d1')).toMatchObject({ title: 'Mine', remark: 'printed', version: 3 })
  })
})

test('a failed call throws the error that the state holds, and lists stay as they are', async () => {
  const { content, list, fail, queries } = session()
  await list()
  fail()
  await expect(content.save(typed(''), null)).rejects.toEqual(serverError)
  expect(content.state().form).toMatchObject({ error: serverError, loading: false })
  expect(isOutdated(queries)).toBe(false)
})

test('lists are refetched after a write', async () => {
  const { content, list, queries } = session()
  await list()
  await content.save(typed('Another'), null)
  expect(content.state().form.redirectReady).toBe(true)
  expect(isOutdated(queries)).toBe(true)
})

test('a key that the contract does not know does not compile, nor a control that does not fit', () => {
  const misspelt = defineContentType({
    ...screens,
    // @ts-expect-error: the contract says `title`.
    fields: { titel: { control: 'title', label: 'Title' } },
  })
  expect(() => boundsOf(misspelt, 'titel')).toThrow('titel')
  const unfit = defineContentType({
    ...screens,
    // @ts-expect-error: a title is no list.
    fields: { title: { control: 'chips', label: 'Title' } },
  })
  expect([...unfit.fields.keys()]).toEqual(['title', 'publishAt', 'hideAt'])
})

const isOutdated = (queries: QueryClient) =>
  queries.getQueryState(['documents', 'lists', 'views', {}, 50])?.isInvalidated

describe('a translation', () => {
  test('is tied by the stored item, which stays as it is, on the version that was seen', async () => {
    const { content, items } = session()
    const linked = await content.linkTranslation(stored, 'd2')
    expect(linked).toMatchObject({ title: stored.title, remark: stored.remark, version: 2 })
    expect(items.get('d1')).toMatchObject({ counterpartOf: 'd2' })
    await expect(content.linkTranslation(stored, null)).rejects.toMatchObject({
      errorCode: 'STALE_VERSION',
    })
  })
})

describe('a deleted item', () => {
  test('comes back under the proposed permalink where its own is taken', async () => {
    const { content, items, answerOnce } = session()
    await content.act('delete', 'd1')
    const taken = { errorCode: 'PERMALINK_TAKEN', message: 'taken', proposal: 'anchors-2' }
    answerOnce(Response.json(taken, { status: 409 }))
    await content.untrash('d1')
    expect([...items.keys()]).toEqual(['d1'])
  })

  test.each(['alone', 'with others'])('opens again once it is back: %s', async (way) => {
    const { client, content, queries, answerOnce } = session()
    const opened = () => queries.query(content.item('d1'))
    expect(await opened()).toMatchObject({ id: 'd1' })
    await content.act('delete', 'd1')
    expect(await opened()).toBeNull()
    if (way === 'alone') await content.untrash('d1')
    else {
      const back = await client.call(type.api.untrash, { body: { id: 'd1' } })
      answerOnce(Response.json({ done: [{ item: back }], failures: [] }))
      await content.bulk({ action: 'untrash' }, [{ id: 'd1' }])
    }
    expect(await opened()).toMatchObject({ id: 'd1', title: 'Anchors' })
  })

  test('says why it does not come back', async () => {
    const { content, fail } = session()
    await content.act('delete', 'd1')
    fail()
    await expect(content.untrash('d1')).rejects.toEqual(serverError)
  })
})
