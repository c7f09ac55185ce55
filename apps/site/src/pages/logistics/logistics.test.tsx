import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parkedTrucks } from '@repo/pictures/scenes/fleet-right-sizing.tsx'
import { scenes } from '@repo/pictures/scenes/plans.ts'
import { caseResults, technology } from '@repo/platform/facts/claims.ts'
import { useCases } from '@repo/platform/facts/use-cases.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { logisticsPage } from './index.tsx'
import { fewest, fleet, trucksInUse } from './sample-day.ts'
import { factsOf } from './use-cases.ts'
import { logisticsWords as words } from '#words/index.ts'

const render = (lang: Lang) =>
  renderToStaticMarkup(
    <logisticsPage.View lang={lang} name="logistics" data={undefined} query={{}} />,
  )
const texts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)

test.each(langs)('%s: six links lead to six sections, each with its question', (lang) => {
  const html = render(lang)
  for (const useCase of useCases) {
    expect(html).toContain(`href="#${useCase}"`)
    expect(html).toContain(`<section id="${useCase}" aria-labelledby="${useCase}-title"`)
    expect(html).toContain(words[lang].questions[useCase].question)
  }
})

test.each(langs)('%s: the parts that it names for search engines are its six sections', (lang) => {
  const html = render(lang)
  const parts = logisticsPage.parts?.({ lang, name: 'logistics', data: undefined, query: {} }) ?? []
  expect(parts.map(({ id }) => id)).toEqual([...useCases])
  for (const { id, name, description } of parts) {
    const section = html.slice(html.indexOf(`<section id="${id}"`))
    expect(section.slice(0, section.indexOf('</h2>'))).toContain(description)
    expect(section).toContain(name)
  }
})

test.each(langs)('%s: each signal has its measurement, its person and its time', (lang) => {
  for (const useCase of useCases) {
    const { rows, stops } = words[lang].questions[useCase]
    expect(rows.map((row) => row.length)).toEqual(factsOf[useCase].within.map(() => 3))
    expect(stops.length).toBeGreaterThanOrEqual(3)
  }
})

test.each(langs)('%s: no time is printed but the latencies of the product', (lang) => {
  const cells = texts(render(lang), /<td[^>]*>([^<]*)<\/td><\/tr>/g).filter((cell) =>
    /\d/.test(cell ?? ''),
  )
  const { liveViewLatencyS, analyticsLatencyMin } = technology
  expect(cells).toHaveLength(
    Object.values(factsOf)
      .flatMap(({ within }) => within)
      .filter((one) => one === 'live' || one === 'analytics').length,
  )
  for (const cell of cells)
    expect(cell).toMatch(
      new RegExp(`^(${liveViewLatencyS}\u00a0s|${analyticsLatencyMin}\u00a0min),`),
    )
})

test.each(langs)('%s: the alert is named as assistance, FIFO as without a figure', (lang) => {
  const html = render(lang).replaceAll('\u00a0', ' ')
  expect(html).toContain('EN ISO 13849')
  expect(html).toContain(words[lang].questions['fifo-compliance'].noFigureText)
  expect(html.match(/\{\w+\}/)).toBeNull()
})

test('in French no colon that the code sets stands without its space', () => {
  const drawn = render('fr').replaceAll(/<[^>]*>/g, ' ')
  expect(drawn.match(/[a-zé]: /g)).toBeNull()
})

test('every figure of a use case is one of the case studies, and the table has all nine once', () => {
  const shown = texts(render('en'), /([−+]\d+)<small>/g).map((figure) =>
    Number(figure?.replace('−', '-')),
  )
  const percents = new Map<string, number>(
    caseResults.map(({ key, share }) => [key, Math.round(share * 100)]),
  )
  const ofTabs = useCases.flatMap((useCase) =>
    factsOf[useCase].figures.map((key) => percents.get(key)),
  )
  expect(shown).toEqual([...ofTabs, ...percents.values()])
})

test('the night of the curve is the night of the drawing', () => {
  const { plans } = scenes['fleet-right-sizing']
  expect(trucksInUse[12]).toBe(plans.length)
  expect([fewest, fleet]).toEqual([plans.length, plans.length + parkedTrucks])
})
