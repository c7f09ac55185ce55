import { readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { settingsApi } from '#src/features/settings/contract.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

// A store without the demo's content has no links before somebody enters them.
beforeAll(async () => {
  const socialLinks = ['LinkedIn', 'YouTube'].map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example.com/`,
  }))
  await site.as('admin').call(settingsApi.update, { body: { socialLinks } })
})

const statements = readFileSync('docs/public-statements.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , statement = '', page = '', element = '', words = '']) => ({
    statement,
    path: page === 'home' ? '' : `/${page}`,
    element,
    words: words.split(' · '),
  }))

/** Every kind of space is one space, and none stands at a tag. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

async function textOf(lang: Lang, path: string, element: string): Promise<string> {
  const dom = parseDocument(await (await site.request(`/${lang}${path}`)).text())
  const isWanted = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    element.startsWith('#') ? attribs.id === element.slice(1) : name === element
  return plain(DomUtils.textContent(DomUtils.findAll(isWanted, [dom])))
}

/** `10.5` and `10,5` are one figure. */
const figures = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => figure.replace(',', '.'))

test('the table holds a row for every statement', () => {
  expect(statements.length).toBeGreaterThanOrEqual(50)
  expect(statements.filter(({ element, words }) => !element || !words[0])).toEqual([])
})

test.each(statements)('$statement', async ({ path, element, words }) => {
  const text = await textOf('en', path, element)
  expect(words.filter((phrase) => !text.includes(phrase))).toEqual([])
  const stated = figures(words.join(' '))
  for (const lang of stated.length ? langs : []) {
    const found = figures(await textOf(lang, path, element))
    expect(
      stated.filter((figure) => !found.includes(figure)),
      lang,
    ).toEqual([])
  }
})
