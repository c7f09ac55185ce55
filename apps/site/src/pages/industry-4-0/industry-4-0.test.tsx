import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageName } from '@repo/platform/facts/page-names.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { setExistingPages } from '@repo/platform/site/existing-pages.ts'
import { industryPage } from './index.tsx'
import { calls, kinds, secondsOf, story, storySeconds } from './story.ts'
import { industry40Words as words } from '#words/index.ts'

const data = { sites: 3_402, mean: 8.37, oneShift: 15.46, fields: 6 }
const helpful: PageName[] = ['pricing', 'benefits', 'how-it-works']

beforeAll(() => setExistingPages(helpful))
afterAll(() => setExistingPages([]))

const render = (
  lang: Lang,
  given: typeof data | { sites: number; mean: null; oneShift: null; fields: number } = data,
) =>
  renderToStaticMarkup(
    <industryPage.View lang={lang} name="industry-4-0" data={given} query={{}} />,
  )

test('both versions tell the same minutes', () => {
  expect(kinds.reduce((sum, kind) => sum + secondsOf(kind), 0)).toBe(storySeconds)
  expect(calls[0]?.seconds).toBe(0)
  expect(calls.at(-1)?.seconds).toBe(storySeconds)
  const places = story.map(({ at }) => String(at))
  for (const { at } of calls) if (at) expect(places).toContain(String(at))
})

test.each(langs)('%s: both figures stand in the page, with every call and every leg', (lang) => {
  const html = render(lang)
  expect(html.match(/<figure class/g)).toHaveLength(2)
  const { radio, measured } = words[lang].told
  const text = html.replaceAll('&#x27;', '’')
  for (const one of [...Object.values(radio.calls), ...Object.values(measured.legs)])
    expect(text).toContain(one)
})

test.each(langs)('%s: when it pays is said with the mean of one shift beside the claim', (lang) => {
  const html = render(lang)
  expect(html).toMatch(/\b11\b[^<]*8[.,]4[^<]*15[.,]5/)
  expect(render(lang, { ...data, mean: null, oneShift: null })).toMatch(/\b11\b[^<]*–[^<]*–/)
})

test.each(langs)('%s: seven conditions, and a link where a page helps', (lang) => {
  const list = /<section[^>]*id="conditions".*?<\/section>/s.exec(render(lang))?.[0] ?? ''
  expect(list.match(/<li>/g)).toHaveLength(7)
  const hrefs = [...list.matchAll(/<li>.*?<\/li>/gs)].map(
    ([item]) => /href="([^"]+)"/.exec(item)?.[1],
  )
  expect(hrefs).toEqual([
    `/${lang}/pricing#estimate`,
    `/${lang}/benefits`,
    undefined,
    `/${lang}/how-it-works#step-1`,
    `/${lang}/how-it-works#step-2`,
    undefined,
    undefined,
  ])
})

test.each(langs)('%s: only the stages that locating provides or feeds are claimed', (lang) => {
  const { reached, fed, stages } = words[lang].essay
  const html = render(lang)
  expect(html).toMatch(new RegExp(`${stages[2]} <small>${reached}`))
  expect(html).toMatch(new RegExp(`${stages[3]} <small>${fed}`))
  expect(html.split(`<small>${reached}`)).toHaveLength(2)
})

test.each(langs)('%s: every placeholder and every mark of a source is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|\[\^/)
})
