import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { router } from './backoffice.tsx'

/** The search that the page at the address is given. */
function searchAt(address: string): object {
  const history = createMemoryHistory({ initialEntries: [`/backoffice${address}`] })
  router.update({ ...router.options, history })
  const { pathname, search } = router.latestLocation
  const page: { search: object } | undefined = router.matchRoutes(pathname, search).at(-1)
  return page?.search ?? {}
}

const lists = [
  '/news',
  '/documents',
  '/media',
  '/leads',
  '/subscriptions',
  '/outbox',
  '/calculator',
  '/users',
  '/audit',
]

test.each(lists)('a number in the address of %s is a text to search for', (list) => {
  expect(searchAt(`${list}?search=270`)).toEqual({ search: '270' })
  expect(searchAt(`${list}?search=true`)).toEqual({ search: 'true' })
})

test.each(lists)('what %s does not know never reaches its page', (list) => {
  const query = 'state=xyz&sort=5&language=zz&role=7&account=&from=x&utm_source=mail&search='
  expect(
    Object.values(searchAt(`${list}?${query}`)).filter((value) => value !== undefined),
  ).toEqual([])
})

test('an address with a search is the one that was typed', () => {
  const { href } = router.buildLocation({ to: '/news', search: { search: '270', sort: 'title' } })
  expect(href).toBe('/backoffice/news?search=270&sort=title')
})
