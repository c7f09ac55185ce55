import { expect, test } from 'vitest'
import { searchParser } from './list-search.ts'

const parse = searchParser({ state: ['new', 'closed'], role: ['admin'] })

test('the address carries the search and one value of each filter', () => {
  expect(parse({ search: ' Halle ', state: 'closed', role: 'admin' })).toEqual({
    search: 'Halle',
    state: 'closed',
    role: 'admin',
  })
})

test('invalid values are dropped', () => {
  expect(parse({ search: 7, state: 'lost', role: ['admin'], page: '2' })).toEqual({})
  expect(parse({ search: '  ' })).toEqual({})
  expect(parse({ search: 'x'.repeat(200) }).search).toHaveLength(100)
})

test('a list without filters has the search', () => {
  expect(searchParser({})({ search: 'Halle', state: 'new' })).toEqual({ search: 'Halle' })
})
