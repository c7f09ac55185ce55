import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { howItWorksPage } from './index.tsx'
import { daysOf, stepKeys } from './steps.ts'
import { howItWorksWords as words } from '#words/index.ts'

const data = {
  area: 16_000,
  forklifts: 31,
  anchors: 60,
  plannedAnchors: 64,
  tags: 33,
  gateways: 3,
  manDays: 19,
  work: { fixed: 2, mounting: 7.5, fitting: 5.5, zones: 3.2 },
  perManDay: { anchors: 8, tags: 6, area: 5_000 },
  pilotMonths: { least: 1, most: 3 },
}

const render = (lang: Lang) =>
  renderToStaticMarkup(
    <howItWorksPage.View lang={lang} name="how-it-works" data={data} query={{}} />,
  )

/** Each step as text, with the drawn length of its dimension line. */
const stepsOf = (html: string) =>
  [...html.matchAll(/<li id="step-\d".*?<\/li>/gs)].map(([item]) => ({
    text: item.replaceAll(/<[^>]+>/g, ' '),
    line: /<svg[^>]*height="([\d.]+)"/.exec(item)?.[1],
  }))

test.each(langs)('%s: nine steps, the agreement before the survey', (lang) => {
  const steps = stepsOf(render(lang))
  expect(steps).toHaveLength(9)
  stepKeys.forEach((key, at) =>
    expect(steps[at]?.text).toContain(words[lang].steps.items[key].name),
  )
  expect(stepKeys.indexOf('agreement')).toBeLessThan(stepKeys.indexOf('survey'))
})

test.each(langs)('%s: a counted step says its man-days and is as long as they are', (lang) => {
  const steps = stepsOf(render(lang))
  const days = daysOf(data)
  const lines = stepKeys.map((key, at) => ({ days: days[key], line: steps[at]?.line }))
  expect(lines.filter((one) => one.days === undefined).every(({ line }) => !line)).toBe(true)
  const lengths = lines.flatMap((one) => (one.days ? [(Number(one.line) - 10) / one.days] : []))
  expect(lengths).toHaveLength(5)
  expect(new Set(lengths).size).toBe(1)
  expect(steps[3]?.text).toMatch(/7[.,]5/)
  expect(steps[4]?.text).toMatch(/5[.,]5/)
})

test.each(langs)('%s: the lengths add up to what the estimate rounds up', (lang) => {
  const html = render(lang)
  expect(html).toMatch(/18[.,]2[^<]*19/)
  expect(html).toMatch(/\b60\b[^<]*\b33\b[^<]*\b3\b[^<]*\b19\b/)
})

test.each(langs)('%s: why the simulator counts other anchors is said', (lang) => {
  const [said = ''] = words[lang].steps.planner.split('{')
  expect(render(lang)).toContain(`${said}64`)
})

test.each(langs)(
  '%s: every step but the decision leaves a paper, named where it results',
  (lang) => {
    const html = render(lang)
    for (const { name } of Object.values(words[lang].papers.items))
      expect(html.split(name).length, name).toBeGreaterThanOrEqual(3)
  },
)

test.each(langs)('%s: every placeholder and every mark of a source is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|\[\^/)
})

test.each(langs)('%s: what search engines hear is asked and answered on the page', (lang) => {
  const props = { lang, name: 'how-it-works', data, query: {} }
  const html = render(lang).replaceAll(/ class="[^"]*"/g, '')
  const [faq] = howItWorksPage.things?.(props, '', {}, '') ?? []
  expect(faq?.['@type']).toBe('FAQPage')
  const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions).toHaveLength(Object.keys(words[lang].answers.items).length)
  for (const { name, acceptedAnswer } of questions)
    expect(html).toContain(`<dt>${name}</dt><dd>${acceptedAnswer.text}</dd>`)
})
