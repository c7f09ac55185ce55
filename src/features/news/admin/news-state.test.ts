import { describe, expect, test } from 'vitest'
import { emptyContent, type ContentState } from '#src/content/admin/content-state.ts'
import type { CallError } from '#src/rest/call-error.ts'
import type { NewsItem, NewsSummary } from '../contract.ts'
import { reduceNews } from './news-store.ts'

type State = ContentState<NewsSummary, NewsItem>

const error: CallError = { code: 500, errorCode: 'INTERNAL', message: 'no', error: null }

const item = (id: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  language: 'en',
  title: `Title ${id}`,
  categories: [],
  permalink: id,
  featuredImageId: null,
  published: false,
  active: true,
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  publishedAt: null,
  content: '<p>Text</p>',
  ...more,
})

const holding = (...items: NewsItem[]): State => ({
  ...emptyContent,
  list: { ...emptyContent.list, data: Object.fromEntries(items.map((one) => [one.id, one])) },
})

const editing = (open: NewsItem, ...others: NewsItem[]): State => ({
  ...holding(open, ...others),
  form: { ...emptyContent.form, data: open },
})

describe('every news call follows request, success and failure', () => {
  test('A request sets loading and clears the error', () => {
    const before: State = { ...emptyContent, list: { data: {}, error: error, loading: false } }
    const list = reduceNews(before, { call: 'list', phase: 'request' }).list
    expect(list).toEqual({ data: {}, error: null, loading: true })
    for (const call of ['get', 'create', 'update'] as const) {
      const open: State = { ...before, form: { ...emptyContent.form, error: error } }
      const form = reduceNews(open, { call, phase: 'request' }).form
      expect(form).toMatchObject({ error: null, loading: true })
    }
  })

  test('Success stores the data', () => {
    const items = { n2: item('n2'), n1: item('n1') }
    const list = reduceNews(emptyContent, { call: 'list', phase: 'success', items }).list
    expect(list).toEqual({ data: items, error: null, loading: false })
    const form = reduceNews(emptyContent, { call: 'get', phase: 'success', item: item('n1') }).form
    expect(form).toEqual({ ...emptyContent.form, data: item('n1') })
  })

  test('Failure stores the error', () => {
    const list = reduceNews(emptyContent, { call: 'list', phase: 'failure', error: error }).list
    expect(list).toMatchObject({ error: error, loading: false })
    for (const call of ['get', 'create', 'update'] as const) {
      const form = reduceNews(emptyContent, { call, phase: 'failure', error: error }).form
      expect(form).toMatchObject({ error: error, loading: false, redirectReady: false })
    }
  })
})

describe('create and update', () => {
  test.each(['create', 'update'] as const)(
    'Create and update set redirectReady true on success and keep the item under its id (%s)',
    (call) => {
      const state = reduceNews(emptyContent, { call, phase: 'success', item: item('n1') })
      expect(state.form.redirectReady).toBe(true)
      expect(state.list.data['n1']).toEqual(item('n1'))
    },
  )

  test('For news, they reset the form to idle when the form data id matches', () => {
    const saved = item('n1', { title: 'Changed', version: 2 })
    const state = reduceNews(editing(item('n1')), { call: 'update', phase: 'success', item: saved })
    expect(state.form).toEqual({ data: null, error: null, loading: false, redirectReady: true })
    expect(state.list.data['n1']).toEqual(saved)
  })

  test('another open form keeps its data', () => {
    const state = reduceNews(editing(item('n1')), {
      call: 'create',
      phase: 'success',
      item: item('n2'),
    })
    expect(state.form.data).toEqual(item('n1'))
  })
})

describe('flags', () => {
  test('Activate sets active true', () => {
    const hidden = item('n1', { active: false })
    const state = reduceNews(editing(hidden), {
      call: 'activate',
      phase: 'success',
      id: 'n1',
      item: hidden,
    })
    expect(state.list.data['n1']?.active).toBe(true)
    expect(state.form.data?.active).toBe(true)
  })

  test('Deactivate sets active false', () => {
    const state = reduceNews(holding(item('n1')), {
      call: 'deactivate',
      phase: 'success',
      id: 'n1',
      item: item('n1'),
    })
    expect(state.list.data['n1']?.active).toBe(false)
  })

  test('Publish sets published true', () => {
    const state = reduceNews(editing(item('n1'), item('n2')), {
      call: 'publish',
      phase: 'success',
      id: 'n2',
      item: item('n2'),
    })
    expect(state.list.data['n2']?.published).toBe(true)
    expect(state.form.data?.published).toBe(false)
  })
})

describe('delete', () => {
  test('Delete removes the item and clears the edit form if the deleted item is the open one', () => {
    const state = reduceNews(editing(item('n1'), item('n2')), {
      call: 'delete',
      phase: 'success',
      id: 'n1',
    })
    expect(Object.keys(state.list.data)).toEqual(['n2'])
    expect(state.form).toEqual(emptyContent.form)
  })

  test('deleting another item leaves the open form alone', () => {
    const before = editing(item('n1'), item('n2'))
    const state = reduceNews(before, { call: 'delete', phase: 'success', id: 'n2' })
    expect(state.form).toEqual(before.form)
  })
})

describe.each(['publish', 'activate', 'deactivate', 'delete'] as const)('a failed %s', (call) => {
  test('A failure of publish, activate, deactivate or delete carries the item id and sets the error on the open form if it is the same item', () => {
    const before = editing(item('n1'), item('n2'))
    const state = reduceNews(before, { call, phase: 'failure', id: 'n1', error: error })
    expect(state.form.error).toEqual(error)
    expect(state.list).toMatchObject({ error: error, loading: false })
    expect(state.form.data).toEqual(item('n1'))
  })

  test('It sets the error on the open form only if it is the same item', () => {
    const before = editing(item('n1'), item('n2'))
    const state = reduceNews(before, { call, phase: 'failure', id: 'n2', error: error })
    expect(state.form.error).toBeNull()
    expect(state.list.error).toEqual(error)
  })
})

test('A reset action clears the form', () => {
  const before: State = {
    ...editing(item('n1')),
    form: { data: item('n1'), error: error, loading: true, redirectReady: true },
  }
  expect(reduceNews(before, { call: 'reset' }).form).toEqual(emptyContent.form)
})
