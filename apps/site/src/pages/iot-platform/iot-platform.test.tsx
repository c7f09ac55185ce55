import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { ClaimNotesContext, type ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import { answersWords } from '@repo/platform/words/index.ts'
import { figures } from './figures.ts'
import { iotPlatformPage } from './index.tsx'
import * as example from './rest-example.ts'
import { iotPlatformWords as words } from '#words/index.ts'

const render = (lang: Lang, notes: ClaimNotes = {}) =>
  renderToStaticMarkup(
    <ClaimNotesContext value={notes}>
      <iotPlatformPage.View lang={lang} name="iot-platform" data={undefined} query={{}} />
    </ClaimNotesContext>,
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

test.each(langs)(
  '%s: IT security reads the answers of the ledger, and search engines too',
  (lang) => {
    const { inWriting, security } = answersWords[lang]
    expect(textOf(render(lang))).toContain(inWriting)
    expect(textOf(render(lang))).not.toContain(security.ports)
    const notes = { 'security.ports': { text: 'TCP 443 only', date: null } }
    expect(textOf(render(lang, notes))).toMatch(/TCP 443 only/)
    const props = { lang, name: 'iot-platform', data: undefined, query: {} }
    const things = JSON.stringify(iotPlatformPage.things?.(props, 'https://example.com', notes, ''))
    expect(things).toContain(security.ports)
    expect(things).toContain('TCP 443 only')
  },
)

test('the answers of the example are JSON, their kinds those of the table', () => {
  expect(JSON.parse(example.positionsAnswer())).toMatchObject([{ tag: 'F-03', zone: 'S1' }])
  const events = JSON.parse(example.eventsAnswer()) as { kind: string }[]
  for (const { kind } of events) expect(Object.keys(words.en.rest.kinds)).toContain(kind)
})

test.each(langs)('%s: every placeholder and every mark of a source is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|\[\^/)
})
