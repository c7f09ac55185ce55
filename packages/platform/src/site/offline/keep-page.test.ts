import { expect, test, vi } from 'vitest'
import { dropGone, keepPage } from './keep-page.ts'

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

test('a page is kept with its style sheet, font and script, and without its pictures', async () => {
  const html = `<link href="/assets/a.css"><link href="/assets/b.woff2"><script src="/assets/c.js"></script>
    <source srcset="/assets/d.avif 640w"><img src="/assets/d.jpg">`
  const kept: string[] = []
  const cache = { match: async () => undefined, put: async (path: string) => void kept.push(path) }
  vi.stubGlobal('caches', cache)
  vi.stubGlobal(
    'fetch',
    async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
  )
  const keeper = { pages: cache, assets: cache, parts: [] } as unknown as Parameters<
    typeof keepPage
  >[1]
  await keepPage('/en/about', keeper)
  expect(kept).toEqual(['/assets/a.css', '/assets/b.woff2', '/assets/c.js', '/en/about'])
  vi.unstubAllGlobals()
})
