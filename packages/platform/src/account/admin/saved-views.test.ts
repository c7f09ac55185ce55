import { expect, test } from 'vitest'
import { createClient } from '#src/rest/client.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import type { NewView, SavedView } from '../views-contract.ts'
import { loadViews, saveHint, searchIn, withoutView, withView } from './saved-views.ts'

const view = (name: string, list = 'news', search = { state: 'draft' }): SavedView => ({
  id: `${list} ${name}`,
  list,
  name,
  search,
})

test('views stand in the order of their names, each once', () => {
  const views = withView(withView([], view('Mine')), view('Drafts'))
  expect(views).toEqual([view('Drafts'), view('Mine')])
  const changed = { ...view('Drafts'), search: { search: 'UWB' } }
  expect(withView(views, changed)).toEqual([changed, view('Mine')])
  expect(withoutView(views, 'news Drafts')).toEqual([view('Mine')])
})

test('a view has what the address says, and nothing that it leaves to the list', () => {
  expect(searchIn({ search: 'UWB', language: undefined, state: '', view: 'family' })).toEqual({
    search: 'UWB',
    view: 'family',
  })
})

/** A server that has one view, takes all but those without a search, and may be out of reach. */
function server({ away = false } = {}) {
  const stored = [view('Drafts')]
  const client = createClient({
    origins: { site: '', account: '' },
    fetch: async (_, options) => {
      if (options?.method !== 'PUT') return Response.json(stored)
      if (away) throw new Error('out of reach')
      const body = JSON.parse(typeof options.body === 'string' ? options.body : '') as NewView
      if (Object.keys(body.search).length === 0)
        return Response.json({ errorCode: 'INVALID_FIELDS' }, { status: 422 })
      const saved = { ...body, id: `${body.list} ${body.name}` }
      stored.push(saved)
      return Response.json(saved)
    },
  })
  return { client, stored }
}

const kept = (name: string, search: object = { state: 'hidden' }) => ({ name, search })

function device() {
  const storage = memoryStorage()
  const put = (list: string, ...views: unknown[]) => storage.setItem(list, JSON.stringify(views))
  put('views:ada:news', kept('Drafts'), kept('Old'), kept('Refused', {}), { name: 2 })
  put('views:ada:media', kept('Old'))
  storage.setItem('views:ada:documents', '[')
  put('views:bob:news', kept('Another person'))
  return storage
}

test('what a device has kept of this person is given to the server once', async () => {
  const { client, stored } = server()
  const storage = device()
  const hidden = { state: 'hidden' }
  const all = [view('Drafts'), view('Old', 'news', hidden), view('Old', 'media', hidden)]
  expect(await loadViews(client, 'ada', storage)).toEqual(all)
  expect(stored).toEqual(all)
  expect(storage.length).toBe(1)
  expect(storage.getItem('views:bob:news')).toContain('Another person')
  expect(await loadViews(client, 'ada', storage)).toEqual(all)
})

test('it stays on the device while the server is out of reach', async () => {
  const storage = device()
  await expect(loadViews(server({ away: true }).client, 'ada', storage)).rejects.toMatchObject({
    code: 0,
  })
  expect(storage.getItem('views:ada:news')).toContain('Old')
})

test('a menu without views asks once for a search, and one with views says what is saved', () => {
  expect(saveHint(false, false)).toBeUndefined()
  expect(saveHint(false, true)).toBe('To save another view, search, filter or sort the list.')
  expect(saveHint(true, false)).toMatch(/^Only you can see/)
})
