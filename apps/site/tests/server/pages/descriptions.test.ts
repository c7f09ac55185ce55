import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { pages } from '#src/pages.ts'
import { useProduct } from '#tests/support/product.ts'

// Articles: `demo-content.test.ts`.
const site = useProduct()

/** What an address with a query, or an unknown one, answers. */
const further = [
  '/news?search=tags',
  '/news?search=no-article-has-this-word',
  '/pricing?country=US',
  '/sign-in?forgot=1',
  '/sign-in?token=abcdefghijklmnopqrstuvwxyz',
  '/newsletter?confirm=abcdefghijklmnopqrstuvwxyz',
  '/newsletter?unsubscribe=abcdefghijklmnopqrstuvwxyz',
  '/no-such-page',
]

const decoded = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

async function describes(address: string): Promise<readonly [string, string]> {
  const html = await (await site.request(address)).text()
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  return [address, decoded(description)]
}

test.each(langs)('every page describes itself in 50 to 160 characters: %s', async (lang) => {
  const own = Object.keys(pages).map((name) => (name ? `/${name}` : ''))
  const addresses = [...own, ...further].map((path) => `/${lang}${path}`)
  const described = []
  // One after another: all at once would be shed.
  for (const address of addresses) described.push(await describes(address))
  expect(described.filter(([, text]) => !/^.{50,160}$/u.test(text))).toEqual([])
})
