import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { renderNames } from '@repo/pictures/renders/names.ts'
import { renderWords } from '@repo/pictures/renders/words.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { menu } from '@repo/platform/site/header/menu.ts'
import { pages } from '#src/pages.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

interface Shown {
  render: string
  attributes: Readonly<Record<string, string>>
  caption: string
}

/** The renders of each page in English, in their order. */
const shownOn = new Map<string, Shown[]>()

async function rendersOf(path: string): Promise<Shown[]> {
  const dom = parseDocument(await (await site.request(path)).text())
  return DomUtils.getElementsByTagName('figure', dom).flatMap((figure) => {
    const [image] = DomUtils.getElementsByTagName('img', figure)
    const [, render] = /renders\/files\/\d+\/(.+)\.jpg$/.exec(image?.attribs.src ?? '') ?? []
    return image && render
      ? [{ render, attributes: image.attribs, caption: DomUtils.textContent(figure) }]
      : []
  })
}

beforeAll(async () => {
  for (const name of Object.keys(pages)) shownOn.set(name, await rendersOf(`/en/${name}`))
}, 60_000)

test('every render has its size, its alternative text and a caption that calls it an illustration', () => {
  const all = [...shownOn.values()].flat()
  expect(new Set(all.map(({ render }) => render)).size).toBeGreaterThan(renderNames.length / 2)
  for (const { render, attributes, caption } of all) {
    expect(attributes).toMatchObject({ width: '1920', height: '1080' })
    const name = renderNames.find((one) => one === render)
    expect(attributes.alt).toBe(name && renderWords.en.alts[name])
    expect(caption).toContain(renderWords.en.caption)
  }
})

test('each page loads at most one render at once, its first; the others wait for the reader', () => {
  for (const [name, renders] of shownOn) {
    const lazy = renders.map(({ attributes }) => attributes.loading === 'lazy')
    expect(lazy.slice(1), name).not.toContain(false)
  }
})

test('no page shows a render twice, and neighbours in the menu begin with different ones', () => {
  for (const [name, renders] of shownOn) {
    const names = renders.map(({ render }) => render)
    expect(new Set(names).size, name).toBe(names.length)
  }
  for (const group of menu())
    for (const [index, page] of group.pages.entries()) {
      const [first] = shownOn.get(page) ?? []
      const before = group.pages[index - 1]
      const others = (before && shownOn.get(before)) ?? []
      if (first)
        expect(
          others.map(({ render }) => render),
          page,
        ).not.toContain(first.render)
    }
})

test.each(langs)('%s: the alternative text is in the language of the page', async (lang) => {
  const [first] = await rendersOf(`/${lang}/solution`)
  expect(first?.attributes.alt).toBe(renderWords[lang].alts.crossing)
})
