import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { listOptions } from '@repo/platform/admin/table/use-list.ts'
import { createContentStore } from '@repo/platform/content/admin/store/content-store.ts'
import type { ContentAction } from '@repo/platform/content/admin/store/content-state.ts'
import type { ContentRow, ContentType } from '@repo/platform/content/admin/content-type.ts'
import { valuesOf } from '@repo/platform/content/admin/fields/fields.ts'
import { documentsAdmin } from '#src/features/documents/admin/documents-admin.ts'
import type { DocumentItem } from '#src/features/documents/contract.ts'
import { mediaAdmin } from '#src/features/media/admin/media-admin.ts'
import type { MediaItem } from '#src/features/media/contract.ts'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'
import type { NewsItem } from '#src/features/news/contract.ts'
import { contentServer, serverError } from '@repo/platform/testing/content-server.ts'

const shared = {
  id: 'n1',
  language: 'en',
  title: 'Title',
  active: true,
  counterparts: {},
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
} as const
const article: NewsItem = {
  ...shared,
  categories: [],
  permalink: 'title',
  featuredImageId: null,
  published: false,
  publishedAt: null,
  content: '<p>Text</p>',
}
const brochure: DocumentItem = { ...shared, type: 'brochure', description: '', documentId: 'f1' }
const video: MediaItem = {
  ...shared,
  mediaType: 'video',
  mediaURL: 'https://video.example/1',
  description: '',
}
const idle = { data: null, error: null, loading: false, redirectReady: false }

const flags = [
  {
    sentence: 'Activate sets active true',
    call: 'activate',
    before: { active: false },
    after: { active: true },
  },
  {
    sentence: 'Deactivate sets active false',
    call: 'deactivate',
    before: { active: true },
    after: { active: false },
  },
  {
    sentence: 'Publish sets published true',
    call: 'publish',
    before: { published: false },
    after: { published: true },
  },
] as const

/** The sentences of the specification's section 4 that name documents, media and news. */
function sentencesOf<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  sample: Item,
  actions: readonly ContentAction[],
): void {
  const item = (id: string, more: object = {}): Item => ({ ...sample, ...more, id })
  const values = valuesOf(type, sample, (html) => html)

  /** A new session, on a server that has these items. */
  function session(...items: readonly Item[]) {
    const server = contentServer(type.name, (body, id) => item(id, body), ...items)
    const queries = new QueryClient()
    const content = createContentStore(type, server.client, queries)
    const list = () => queries.infiniteQuery(listOptions(...content.view({})))
    const get = (id: string) => {
      content.open(id)
      return queries.query(content.item(id))
    }
    const calls = {
      list,
      get: () => get('n1'),
      create: () => content.save(values, null),
      update: () => content.save(values, item('n1')),
    }
    return { server, content, list, get, calls }
  }

  /** A session that has loaded the list. */
  async function holding(...items: readonly Item[]) {
    const parts = session(...items)
    await parts.list()
    return parts
  }

  /** A session that has loaded the list and opened the first item. */
  async function editing(...items: readonly [Item, ...Item[]]) {
    const parts = await holding(...items)
    await parts.get(items[0].id)
    return parts
  }

  test('Operations: list, get, create, update, activate, deactivate, delete. News also has publish', () => {
    const { list, get, create, update, activate, deactivate, remove, publish } = type.api
    const calls = [list, get, create, update, activate, deactivate, remove, publish]
    expect(calls.flatMap((call) => (call ? [`${call.method} ${call.path}`] : []))).toEqual([
      `GET /api/${type.name}`,
      `GET /api/${type.name}/id/:id`,
      `POST /api/${type.name}`,
      `PUT /api/${type.name}`,
      `PUT /api/${type.name}/activate`,
      `PUT /api/${type.name}/deactivate`,
      `DELETE /api/${type.name}/delete/id/:id`,
      ...(type.name === 'news' ? ['PUT /api/news/publish'] : []),
    ])
  })

  test('Form state for documents, media and news: data, error, loading, redirectReady', () => {
    expect(session().content.state().form).toEqual(idle)
  })

  test.each([
    ['list', 'list'],
    ['get', 'form'],
    ['create', 'form'],
    ['update', 'form'],
  ] as const)('A request sets loading and clears the error (%s)', async (name, area) => {
    const { server, content, calls } = session(item('n1'))
    server.fail()
    await expect(calls[name]()).rejects.toEqual(serverError)
    expect(content.state()[area].error).toEqual(serverError)
    server.hang()
    void calls[name]()
    expect(content.state()[area]).toMatchObject({ error: null, loading: true })
  })

  test('Success stores the data; lists are held keyed by id', async () => {
    const { content, get } = await holding(item('n2'), item('n1'))
    expect(content.state().list).toEqual({
      data: { n2: item('n2'), n1: item('n1') },
      error: null,
      loading: false,
    })
    await get('n1')
    expect(content.state().form).toEqual({ ...idle, data: item('n1') })
  })

  test.each([
    ['list', 'list'],
    ['get', 'form'],
    ['create', 'form'],
    ['update', 'form'],
  ] as const)('Failure stores the error (%s)', async (name, area) => {
    const { server, content, calls } = session(item('n1'))
    server.fail()
    await expect(calls[name]()).rejects.toEqual(serverError)
    expect(content.state()[area]).toMatchObject({ error: serverError, loading: false })
    expect(content.state().form.redirectReady).toBe(false)
  })

  test.each(['create', 'update'] as const)(
    'Create and update set redirectReady true on success and keep the item under its id (%s)',
    async (name) => {
      const { content, server, calls } = session(item('n1'))
      const stored = await calls[name]()
      expect(content.state().form.redirectReady).toBe(true)
      expect(content.state().list.data[stored.id]).toEqual(server.items.get(stored.id))
    },
  )

  test('For news, they reset the form to idle when the form data id matches; for others the form keeps the item', async () => {
    const { content } = await editing(item('n1'))
    const saved = await content.save({ ...values, title: 'Changed' }, item('n1'))
    expect(saved).toMatchObject({ title: 'Changed', version: 2 })
    const data = type.name === 'news' ? null : saved
    expect(content.state().form).toEqual({ ...idle, data, redirectReady: true })
    expect(content.state().list.data['n1']).toEqual(saved)
  })

  test('creating an item leaves the data of another open form alone', async () => {
    const { content, calls } = await editing(item('n1'))
    await calls.create()
    expect(content.state().form.data).toEqual(item('n1'))
  })

  test.each(flags.filter(({ call }) => actions.includes(call)))(
    '$sentence',
    async ({ call, before, after }) => {
      const { content } = await editing(item('n1', before), item('n2', before))
      await content.act(call, 'n1')
      expect(content.state().list.data['n1']).toMatchObject(after)
      expect(content.state().form.data).toMatchObject(after)
      expect(content.state().list.data['n2']).toMatchObject(before)
    },
  )

  test('Delete removes the item and clears the edit form if the deleted item is the open one', async () => {
    const { content } = await editing(item('n1'), item('n2'))
    await content.act('delete', 'n1')
    expect(Object.keys(content.state().list.data)).toEqual(['n2'])
    expect(content.state().form).toEqual(idle)
  })

  test('deleting another item leaves the open form alone', async () => {
    const { content } = await editing(item('n1'), item('n2'))
    const before = content.state()
    await content.act('delete', 'n2')
    expect(content.state().form).toEqual(before.form)
  })

  test.each(actions)(
    'A failure of publish, activate, deactivate or delete carries the item id; it sets the error on the open form if it is the same item (%s)',
    async (call) => {
      const { content, server } = await editing(item('n1'), item('n2'))
      server.fail()
      const acted = content.act(call, 'n1')
      expect(content.state().pending).toEqual({ n1: call })
      await expect(acted).rejects.toEqual(serverError)
      expect(content.state().form.error).toEqual(serverError)
      expect(content.state().list).toMatchObject({ error: serverError, loading: false })
      expect(content.state().form.data).toEqual(item('n1'))
    },
  )

  test.each(actions)(
    'It sets the error on the open form only if it is the same item (%s)',
    async (call) => {
      const { content, server } = await editing(item('n1'), item('n2'))
      server.fail()
      await expect(content.act(call, 'n2')).rejects.toEqual(serverError)
      expect(content.state().form.error).toBeNull()
      expect(content.state().list.error).toEqual(serverError)
    },
  )

  test('A reset action clears the form', async () => {
    const { content, server } = await editing(item('n1'))
    server.fail()
    await expect(content.save(values, item('n1'))).rejects.toEqual(serverError)
    server.hang()
    void content.act('deactivate', 'n1')
    expect(content.state().form).toMatchObject({ data: item('n1'), loading: true })
    content.reset()
    expect(content.state().form).toEqual(idle)
  })
}

const actions = ['activate', 'deactivate', 'delete'] as const
describe('news', () => sentencesOf(newsAdmin, article, ['publish', ...actions]))
describe('documents', () => sentencesOf(documentsAdmin, brochure, actions))
describe('media', () => sentencesOf(mediaAdmin, video, actions))
