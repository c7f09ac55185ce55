import { expect, test, vi } from 'vitest'
import { dropGone } from './keep-page.ts'

test('a cached page is dropped once the site answers that it is gone, and by nothing else', async () => {
  const kept = new Set(['https://www.example.com/en/a', 'https://www.example.com/en/b'])
  const remove = async ({ url }: Request) => kept.delete(url)
  vi.stubGlobal('caches', { open: async () => ({ delete: remove }) })
  const visit = (url: string, status: number) =>
    dropGone('pages')({ request: new Request(url), response: new Response('', { status }) })
  expect((await visit('https://www.example.com/en/a', 404)).status).toBe(404)
  await visit('https://www.example.com/en/b', 503)
  await visit('https://www.example.com/en/b', 200)
  expect([...kept]).toEqual(['https://www.example.com/en/b'])
  vi.unstubAllGlobals()
})
