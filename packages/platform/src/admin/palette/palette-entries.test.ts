import { expect, test } from 'vitest'
import { matching, type PaletteEntry } from './palette-entries.ts'

const entries: PaletteEntry[] = [
  { key: 'news', label: 'News', to: { to: '/news' } },
  { key: 'new', label: 'New article', words: 'write post', run: () => {} },
  { key: 'leads', label: 'Demo requests', words: 'inbox', to: { to: '/leads' } },
  { key: 'hall', label: 'Halle Süd', detail: 'Ada Müller', to: { to: '/leads' } },
  { key: 'request', label: 'A request', to: { to: '/leads' } },
]
const found = (text: string) => matching(entries, text, 5).map(({ key }) => key)

test('what is typed is the beginning of words, in any order', () => {
  expect(found('art new')).toEqual(['new'])
  expect(found('ews')).toEqual([])
})

test('a label that begins so comes first', () => {
  expect(found('requ')).toEqual(['leads', 'request'])
  expect(found('a req')).toEqual(['request'])
})

test('accents, case and other words lead to it too', () => {
  expect(found('HALLE SUD')).toEqual(['hall'])
  expect(found('muller')).toEqual(['hall'])
  expect(found('inbox')).toEqual(['leads'])
})

test('no more than so many', () => {
  expect(matching(entries, '', 2).map(({ key }) => key)).toEqual(['news', 'new'])
})
