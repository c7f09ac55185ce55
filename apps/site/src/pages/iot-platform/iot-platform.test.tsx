import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { figures } from './figures.ts'
import { iotPlatformPage } from './index.tsx'
import * as example from './rest-example.ts'
import { openQuestions } from './security.tsx'
import { iotPlatformWords as words } from '#words/index.ts'

const render = (lang: Lang) =>
  renderToStaticMarkup(
    <iotPlatformPage.View lang={lang} name="iot-platform" data={undefined} query={{}} />,
  )
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ')

test('the arithmetic: way in 3 s, positions a second and a day, outage within 99 %', () => {
  expect(figures('en')).toMatchObject({
    moved: '8.3\u00a0m',
    perSecond: '400',
    day: '23',
    year: '87.6\u00a0h',
    month: '7.2\u00a0h',
  })
})

test.each(langs)('%s: both latencies, uptime and daily backups are stated', (lang) => {
  const text = textOf(render(lang))
  for (const figure of [/3 s/, /5 min/, /24 h/, /99 ?%/, /87[.,]6 h/, /8[.,]3 m/])
    expect(text).toMatch(figure)
  expect(text).toContain(words[lang].ages.backup)
})

test.each(langs)('%s: what is not published says “on request”, question by question', (lang) => {
  const { open, items } = words[lang].security
  const html = render(lang)
  for (const key of openQuestions)
    expect(textOf(html.slice(html.indexOf(items[key].question))).slice(0, 400)).toContain(open)
  expect(html.split(`<b>${open} </b>`)).toHaveLength(openQuestions.size + 1)
})

test('the answers of the example are JSON, their kinds those of the table', () => {
  expect(JSON.parse(example.positionsAnswer)).toMatchObject([{ tag: 'F-07', zone: 'dock-2' }])
  const events = JSON.parse(example.eventsAnswer) as { kind: string }[]
  for (const { kind } of events) expect(Object.keys(words.en.rest.kinds)).toContain(kind)
})

test.each(langs)('%s: every placeholder and every mark of a source is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|\[\^/)
})
