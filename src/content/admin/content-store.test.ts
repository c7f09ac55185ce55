import { expect, test, vi } from 'vitest'
import type { CallError } from '#src/rest/call-error.ts'
import { createContentStore, type ContentCalls } from './content-store.ts'

interface Item {
  id: string
  title: string
  active: boolean
}

const error: CallError = { code: 500, errorCode: 'INTERNAL', message: 'no', error: null }
const item: Item = { id: 'i1', title: 'One', active: true }

function areaOver(calls: Partial<ContentCalls<Item, Item, { title: string }, object>>) {
  const invalidateQueries = vi.fn(async () => {})
  const none = async () => Promise.reject(error)
  const store = createContentStore<Item, Item, { title: string }, object>(
    'things',
    { saveResetsForm: false },
    { list: none, get: none, create: none, update: none, remove: none, flag: {}, ...calls },
    { invalidateQueries },
  )
  return { store, invalidateQueries }
}

test('a list keeps its items by id and answers their order', async () => {
  const second = { ...item, id: 'i0' }
  const { store } = areaOver({
    list: async () => ({ items: { i1: item, i0: second }, total: 5, next: 'i0' }),
  })
  expect(await store.list({})).toEqual({ ids: ['i1', 'i0'], total: 5, next: 'i0' })
  expect(store.state().list).toEqual({
    data: { i1: item, i0: second },
    error: null,
    loading: false,
  })
})

test('a failed call throws the failure that the state holds, and views stay as they are', async () => {
  const { store, invalidateQueries } = areaOver({})
  await expect(store.create({ title: '' })).rejects.toBe(error)
  expect(store.state().form).toMatchObject({ error: error, loading: false })
  expect(invalidateQueries).not.toHaveBeenCalled()
})

test('views are asked anew after a write', async () => {
  const { store, invalidateQueries } = areaOver({ create: async () => item })
  await store.create({ title: 'One' })
  expect(store.state().form.redirectReady).toBe(true)
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['things', 'views'] })
})

test('a call is under way until it is answered', async () => {
  const { store } = areaOver({ get: async () => item })
  const asked = store.get('i1')
  expect(store.state().form.loading).toBe(true)
  await asked
  expect(store.state().form).toMatchObject({ data: item, loading: false })
})
