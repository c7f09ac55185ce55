import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modulesWords } from '@repo/pictures/words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { featuresPage } from './index.tsx'
import { matrix } from './matrix.tsx'
import { sheetOrder } from './sheet.tsx'
import { featuresWords as words } from '#words/index.ts'

const render = (lang: Lang) =>
  renderToStaticMarkup(
    <featuresPage.View lang={lang} name="features" data={undefined} query={{}} />,
  )

const articlesOf = (html: string) => html.split('<article').slice(1)

test('the sheet has each of the eleven modules once', () => {
  expect(sheetOrder.toSorted()).toEqual(Object.keys(modulesWords.en).toSorted())
  expect(Object.keys(matrix).toSorted()).toEqual(sheetOrder.toSorted())
})

test.each(langs)('%s: each module has its screen and its three lines', (lang) => {
  const articles = articlesOf(render(lang))
  expect(articles).toHaveLength(11)
  sheetOrder.forEach((key, at) => {
    const { see, needs } = words[lang].modules[key]
    expect(articles[at]).toContain(`id="${key}"`)
    for (const text of [modulesWords[lang][key].name, see, needs])
      expect(articles[at]?.replaceAll('&#x27;', '’')).toContain(text)
  })
})

test.each(langs)(
  '%s: the picture of the hall is said to be no safety display, with its age',
  (lang) => {
    const twin = articlesOf(render(lang)).at(-1)
    expect(twin).toContain(`${technology.liveViewLatencyS}\u00a0s`)
  },
)

test.each(langs)(
  '%s: a collision alert is no safety function, with both standards as sources',
  (lang) => {
    const collision = articlesOf(render(lang))[sheetOrder.indexOf('collision')]
    expect(collision).toContain('#source-1')
    expect(collision).toContain('#source-2')
  },
)

test.each(langs)('%s: the staging zone stands with its area and its log without script', (lang) => {
  const [geofencing = ''] = articlesOf(render(lang))
  expect(geofencing).toContain('207\u00a0m²')
  expect(geofencing.match(/F-18/g)?.length).toBeGreaterThanOrEqual(3)
  expect(geofencing).toContain(words[lang].zone.left)
})

test.each(langs)('%s: no module shows persons by name, and every placeholder is filled', (lang) => {
  const html = render(lang).replaceAll(/data-zone-words="[^"]*"/g, '')
  expect(html).not.toMatch(/\{\w+\}|\[\^/)
  const shown = new Set(Object.values(matrix).map(({ persons }) => persons))
  expect([...shown].toSorted()).toEqual(['agreement', 'no', 'pseudonym'])
})
