import { expect, test } from 'vitest'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const formOf = async (query: string) => (await site.request(`/de/request-demo${query}`)).text()
const chosen = (html: string) =>
  /<select[^>]*name="usecase".*?<\/select>/s
    .exec(html)?.[0]
    .match(/<option[^>]*selected[^>]*>/g)
    ?.map((option) => /value="([^"]*)"/.exec(option)?.[1])

test('a link with a use case opens the form with it chosen, without any script', async () => {
  expect(chosen(await formOf('?usecase=manufacturing'))).toEqual(['manufacturing'])
  expect(chosen(await formOf('?usecase=fleet-safety'))).toEqual(['fleet-safety'])
})

test('an unknown use case chooses nothing', async () => {
  for (const query of ['?usecase=hotel', '?usecase=', ''])
    expect(chosen(await formOf(query)), query).toBeUndefined()
})

test('search engines find the form at one address only', async () => {
  const html = await formOf('?usecase=retail')
  expect(html).toContain('content="noindex"')
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/de\/request-demo"/)
  expect(await formOf('')).not.toContain('content="noindex"')
})
