import { expect, test, vi } from 'vitest'
import type { Failure } from '#src/rest/failure.ts'
import { createContentArea, type ContentCalls } from './content-area.ts'

interface Item {
  id: string
  title: string
  active: boolean
}

const failure: Failure = { code: 500, errorCode: 'INTERNAL', message: 'no', error: null }
const item: Item = { id: 'i1', title: 'One', active: true }

function areaOver(calls: Partial<ContentCalls<Item, Item, { title: string }, object>>) {
  const invalidateQueries = vi.fn(async () => {})
  const none = async () => Promise.reject(failure)
  const area = createContentArea<Item, Item, { title: string }, object>(
    'things',
    { saveResetsForm: false },
    { list: none, get: none, create: none, update: none, remove: none, flag: {}, ...calls },
    { invalidateQueries },
  )
  return { area, invalidateQueries }
}

test('a list keeps its items by id and answers their order', async () => {
  const second = { ...item, id: 'i0' }
  const { area } = areaOver({
    list: async () => ({ items: { i1: item, i0: second }, total: 5, next: 'i0' }),
  })
  expect(await area.list({})).toEqual({ ids: ['i1', 'i0'], total: 5, next: 'i0' })
  expect(area.state().list).toEqual({
    data: { i1: item, i0: second },
    error: null,
    loading: false,
  })
})

test('a failed call throws the failure that the state holds, and views stay as they are', async () => {
  const { area, invalidateQueries } = areaOver({})
  await expect(area.create({ title: '' })).rejects.toBe(failure)
  expect(area.state().form).toMatchObject({ error: failure, loading: false })
  expect(invalidateQueries).not.toHaveBeenCalled()
})

test('views are asked anew after a write', async () => {
  const { area, invalidateQueries } = areaOver({ create: async () => item })
  await area.create({ title: 'One' })
  expect(area.state().form.redirectReady).toBe(true)
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['things', 'views'] })
})

test('a call is under way until it is answered', async () => {
  const { area } = areaOver({ get: async () => item })
  const asked = area.get('i1')
  expect(area.state().form.loading).toBe(true)
  await asked
  expect(area.state().form).toMatchObject({ data: item, loading: false })
})
