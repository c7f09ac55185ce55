import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { useProduct } from '#tests/support/product.ts'
import { searchWords } from '#words/index.ts'

const site = useProduct()
const html = async (path: string) => (await site.request(path)).text()

test.each(['/en/search?q=%00', '/en/search?q[]=a', '/en/search?q=a&q=b', '/en/search?q='])(
  '%s is the empty form',
  async (path) => {
    const response = await site.request(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(searchWords.en.label)
  },
)

test.each(langs)(
  '%s: the page is not indexed, works without script, and helps without a result',
  async (lang) => {
    const page = await html(`/${lang}/search?q=zzyzx`)
    const words = searchWords[lang]
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toMatch(new RegExp(`<form role="search"[^>]* action="/${lang}/search"`))
    expect(page).toContain(words.empty.replace('{text}', 'zzyzx'))
    expect(page).toContain(words.emptyAdvice)
    expect(page).toMatch(new RegExp(`<a [^>]*href="/${lang}/pricing"`))
    // The other languages search for the same.
    expect(page).toContain('href="/it/search?q=zzyzx"')
  },
)

test('home offers its search to search engines; the sitemap leaves it out', async () => {
  const home = await html('/de')
  expect(home).toContain('"@type":"SearchAction"')
  expect(home).toContain('/de/search?q={search_term_string}"')
  expect(await html('/de/rtls')).not.toContain('SearchAction')
  expect(await html('/sitemap.xml')).not.toContain('/search')
})

test.each(langs)(
  '%s: every page links to the search, and “not found” has its field',
  async (lang) => {
    expect(await html(`/${lang}/terms`)).toMatch(new RegExp(`<a [^>]*href="/${lang}/search"`))
    const missing = await html(`/${lang}/there-is-no-such-page`)
    expect(missing).toMatch(
      new RegExp(`<form role="search"[^>]* action="/${lang}/search">.*name="q"`, 's'),
    )
  },
)
