import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { listOptions } from '#src/admin/table/use-list.ts'
import { createContentStore } from '#src/content/admin/content-store.ts'
import { contentServer, serverError } from '#tests/support/content-server.ts'
import type { NewsItem } from '../contract.ts'
import { newsAdmin } from './news-admin.tsx'

const item = (id: string, more: object = {}): NewsItem => ({
  id,
  language: 'en',
  title: `Title ${id}`,
  categories: [],
  permalink: id,
  featuredImageId: null,
  published: false,
  active: true,
  counterparts: {},
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  publishedAt: null,
  content: '<p>Text</p>',
  ...more,
})

const { language, title, permalink, content: text, categories } = item('n3')
const values = { language, title, permalink, content: text, categories }
const idle = { data: null, error: null, loading: false, redirectReady: false }

/** A new session, on a server that has these items. */
function session(...items: readonly NewsItem[]) {
  const server = contentServer('news', (body, id) => item(id, body), ...items)
  const queries = new QueryClient()
  const content = createContentStore(newsAdmin, server.client, queries)
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
async function holding(...items: readonly NewsItem[]) {
  const parts = session(...items)
  await parts.list()
  return parts
}

/** A session that has loaded the list and opened the first item. */
async function editing(...items: readonly [NewsItem, ...NewsItem[]]) {
  const parts = await holding(...items)
  await parts.get(items[0].id)
  return parts
}

describe('every news call follows request, success and failure', () => {
  test('A request sets loading and clears the error', async () => {
    for (const [name, area] of [
      ['list', 'list'],
      ['get', 'form'],
      ['create', 'form'],
      ['update', 'form'],
    ] as const) {
      const { server, content, calls } = session(item('n1'))
      server.fail()
      await expect(calls[name]()).rejects.toEqual(serverError)
      expect(content.state()[area].error).toEqual(serverError)
      server.hang()
      void calls[name]()
      expect(content.state()[area]).toMatchObject({ error: null, loading: true })
    }
  })

  test('Success stores the data', async () => {
    const { content, get } = await holding(item('n2'), item('n1'))
    expect(content.state().list).toEqual({
      data: { n2: item('n2'), n1: item('n1') },
      error: null,
      loading: false,
    })
    await get('n1')
    expect(content.state().form).toEqual({ ...idle, data: item('n1') })
  })

  test('Failure stores the error', async () => {
    for (const name of ['list', 'get', 'create', 'update'] as const) {
      const { server, content, calls } = session(item('n1'))
      server.fail()
      await expect(calls[name]()).rejects.toEqual(serverError)
      const { list, form } = content.state()
      if (name === 'list') expect(list).toMatchObject({ error: serverError, loading: false })
      else expect(form).toMatchObject({ error: serverError, loading: false, redirectReady: false })
    }
  })
})

describe('create and update', () => {
  test.each(['create', 'update'] as const)(
    'Create and update set redirectReady true on success and keep the item under its id (%s)',
    async (name) => {
      const { content, server, calls } = session(item('n1'))
      const stored = await calls[name]()
      expect(content.state().form.redirectReady).toBe(true)
      expect(content.state().list.data[stored.id]).toEqual(server.items.get(stored.id))
    },
  )

  test('For news, they reset the form to idle when the form data id matches', async () => {
    const { content } = await editing(item('n1'))
    const saved = await content.save({ ...values, title: 'Changed' }, item('n1'))
    expect(content.state().form).toEqual({ ...idle, redirectReady: true })
    expect(content.state().list.data['n1']).toEqual(saved)
    expect(saved).toMatchObject({ title: 'Changed', version: 2 })
  })

  test('another open form keeps its data', async () => {
    const { content, calls } = await editing(item('n1'))
    await calls.create()
    expect(content.state().form.data).toEqual(item('n1'))
  })
})

describe('flags', () => {
  test('Activate sets active true', async () => {
    const { content } = await editing(item('n1', { active: false }))
    await content.act('activate', 'n1')
    expect(content.state().list.data['n1']?.active).toBe(true)
    expect(content.state().form.data?.active).toBe(true)
  })

  test('Deactivate sets active false', async () => {
    const { content } = await holding(item('n1'))
    await content.act('deactivate', 'n1')
    expect(content.state().list.data['n1']?.active).toBe(false)
  })

  test('Publish sets published true', async () => {
    const { content } = await editing(item('n1'), item('n2'))
    await content.act('publish', 'n2')
    expect(content.state().list.data['n2']?.published).toBe(true)
    expect(content.state().form.data?.published).toBe(false)
  })
})

describe('delete', () => {
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
})

describe.each(['publish', 'activate', 'deactivate', 'delete'] as const)('a failed %s', (call) => {
  test('A failure of publish, activate, deactivate or delete carries the item id and sets the error on the open form if it is the same item', async () => {
    const { content, server } = await editing(item('n1'), item('n2'))
    server.fail()
    const acted = content.act(call, 'n1')
    expect(content.state().pending).toEqual({ n1: call })
    await expect(acted).rejects.toEqual(serverError)
    expect(content.state().form.error).toEqual(serverError)
    expect(content.state().list).toMatchObject({ error: serverError, loading: false })
    expect(content.state().form.data).toEqual(item('n1'))
  })

  test('It sets the error on the open form only if it is the same item', async () => {
    const { content, server } = await editing(item('n1'), item('n2'))
    server.fail()
    await expect(content.act(call, 'n2')).rejects.toEqual(serverError)
    expect(content.state().form.error).toBeNull()
    expect(content.state().list.error).toEqual(serverError)
  })
})

test('A reset action clears the form', async () => {
  const { content, server } = await editing(item('n1'))
  server.fail()
  await expect(content.save(values, item('n1'))).rejects.toEqual(serverError)
  server.hang()
  void content.act('publish', 'n1')
  expect(content.state().form).toMatchObject({ data: item('n1'), loading: true })
  content.reset()
  expect(content.state().form).toEqual(idle)
})
