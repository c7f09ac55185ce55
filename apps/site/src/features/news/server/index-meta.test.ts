import { expect, test } from 'vitest'
import { publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

async function headOf(query: string) {
  const html = await (await site.request(`/en/news${query}`)).text()
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    isIndexed: !html.includes('content="noindex"'),
    canonical: canonical && canonical.replace(site.url, ''),
  }
}

test.each([
  ['?search=cheap+pills+at+https%3A%2F%2Fevil.example', false],
  ['?search=call+0800123456', false],
  ['?category=Buy+followers+at+evil.example', false],
  ['?category=Buy+followers', false],
  ['?search=forklift', true],
])(
  '%s is not indexed, stands for the list, and its title repeats it: %s',
  async (query, repeats) => {
    await publishNews(site)
    const { title, isIndexed, canonical } = await headOf(query)
    expect([isIndexed, canonical]).toEqual([false, '/en/news'])
    expect(/evil|0800|followers|forklift/.test(title!)).toBe(repeats)
  },
)

test('the list and its categories are indexed', async () => {
  await publishNews(site, { categories: ['Planning'] })
  expect(await headOf('')).toMatchObject({ isIndexed: true, canonical: '/en/news' })
  expect(await headOf('?category=Planning')).toMatchObject({
    isIndexed: true,
    canonical: '/en/news?category=Planning',
  })
})

test('an address beyond the last page leads to the last page, for now', async () => {
  await publishNews(site, { categories: ['Planning'] })
  const answer = await site.request('/en/news?category=Planning&page=9', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/en/news?category=Planning',
  ])
})
