import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'

const use = (id: string, page: string, visible = true) => ({
  kind: 'documents',
  id,
  title: `Title ${id}`,
  visible,
  page,
})

test('the pages that change are those on which visitors see the file, each once', () => {
  const uses = [
    use('c', '/pt/documents'),
    use('a', '/de/documents'),
    use('b', '/de/documents'),
    use('d', '/en/documents', false),
  ]
  expect(pagesOf(uses)).toEqual([
    { page: '/de/documents', title: 'Title a, Title b' },
    { page: '/pt/documents', title: 'Title c' },
  ])
  expect(
    pagesOf([{ kind: 'later', id: 'x', title: 'Of a kind without pages', visible: true }]),
  ).toEqual([])
})
