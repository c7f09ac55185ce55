import { expect, test } from 'vitest'
import { parseViews, searchIn, withoutView, withView } from './saved-views.ts'

const view = (name: string, search = {}) => ({ name, search })

test('views stand in the order of their names, each name once', () => {
  const views = withView(withView([], view('Mine')), view('Drafts', { state: 'draft' }))
  expect(views.map(({ name }) => name)).toEqual(['Drafts', 'Mine'])
  const again = withView(views, view('Drafts', { state: 'hidden' }))
  expect(again).toEqual([view('Drafts', { state: 'hidden' }), view('Mine')])
  expect(withoutView(again, 'Drafts')).toEqual([view('Mine')])
})

test('a view has what the address says, and nothing that it leaves to the list', () => {
  expect(searchIn({ search: 'UWB', language: undefined, state: '', view: 'family' })).toEqual({
    search: 'UWB',
    view: 'family',
  })
})

test('what is no view is not read', () => {
  expect(parseViews(null)).toEqual([])
  expect(parseViews('{"name":"A"}')).toEqual([])
  expect(parseViews('[1, {"name": 2}, {"name": "A", "search": {"state": 3}}')).toEqual([])
  expect(
    parseViews(JSON.stringify([view('A', { state: 'draft' }), view('B', { state: 3 })])),
  ).toEqual([view('A', { state: 'draft' })])
})
