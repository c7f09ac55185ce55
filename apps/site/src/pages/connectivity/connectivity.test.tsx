import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerKeys } from '@repo/platform/facts/answer-list.ts'
import { sizeText } from '@repo/platform/facts/size-text.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { ClaimNotesContext, type ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import { answersWords } from '@repo/platform/words/index.ts'
import { connectivityPage } from './index.tsx'
import { connectivityWords as words } from '#words/index.ts'

const render = (lang: Lang, notes: ClaimNotes = {}) =>
  renderToStaticMarkup(
    <ClaimNotesContext value={notes}>
      <connectivityPage.View lang={lang} name="connectivity" data={undefined} query={{}} />
    </ClaimNotesContext>,
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
/** The data sheets of anchor, tag and gateway. */
const sheetsOf = (html: string) =>
  [...html.matchAll(/<article.*?<\/article>/gs)].map(([sheet]) => textOf(sheet))

test.each(langs)(
  '%s: each sheet states the figures of its device, what they share stands once',
  (lang) => {
    const html = render(lang)
    const [anchor = '', tag = '', gateway = ''] = sheetsOf(html)
    for (const figure of [/50 m/, /\b65 m/, /150 m/, /3[.,]1–10[.,]5 GHz/, /3[.,]4–6[.,]5 GHz/])
      expect(anchor).toMatch(figure)
    expect(tag).toMatch(/16 Hz/)
    for (const figure of [/9–36 V/, /110–220 V/, /PoE/]) expect(gateway).toMatch(figure)
    const section = html.slice(html.indexOf('id="devices"'), html.indexOf('id="voltages"'))
    const [, common = ''] = textOf(section).split(words[lang].devices.all)
    for (const figure of [/IP67/, /IP54/, /−20.*\+60 °C/, /−40.*\+85 °C/, /UL/, /CE/])
      expect(common).toMatch(figure)
    for (const sheet of [anchor, tag, gateway]) expect(sheet).not.toMatch(/IP\d|°C/)
  },
)

test.each(langs)(
  '%s: an answer of the ledger is a row of its device, and the rest one sentence',
  (lang) => {
    const { inWriting, properties } = answersWords[lang]
    const notes = { 'tag.weight': { text: '48 g', date: null } }
    const html = render(lang, notes)
    const [anchor = '', tag = ''] = sheetsOf(html)
    expect(tag).toMatch(new RegExp(`${properties.weight} +48 g`))
    expect(anchor).not.toContain(properties.weight)
    expect(textOf(html)).toContain(inWriting)
    const all = Object.fromEntries(answerKeys.map((key) => [key, { text: '–', date: null }]))
    expect(textOf(render(lang, all))).not.toContain(inWriting)
  },
)

test.each(langs)(
  '%s: a device is drawn to the dimensions of the ledger, and not without',
  (lang) => {
    const { views } = words[lang].devices
    expect(render(lang)).not.toContain(views)
    const size = { width: 121, height: 122, depth: 45 }
    const notes = {
      'anchor.dimensions': { text: sizeText(lang, size), date: null, size },
      'display.dimensions': { text: sizeText(lang, size), date: null, size },
    }
    const html = render(lang, notes)
    const [anchor = '', tag = '', , display = ''] = sheetsOf(html)
    for (const sheet of [anchor, display]) {
      expect(sheet).toMatch(/ 121 +45 +122 /)
      expect(sheet).toContain(views)
    }
    expect(display).toContain(answersWords[lang].devices.display)
    expect(tag).not.toContain(views)
    expect(html.match(/data-measured/g)).toHaveLength(2)
  },
)

test.each(langs)('%s: the plan of the network names each supply of the gateway', (lang) => {
  const html = render(lang)
  const plan = textOf(html.slice(html.indexOf('id="network"'), html.indexOf('id="devices"')))
  const [drawing = '', list = ''] = plan.split(words[lang].network.stations.tags.name)
  for (const supply of [/9–36 V/, /110–220 V/, /PoE/]) {
    expect(drawing).toMatch(supply)
    expect(list).toMatch(supply)
  }
  for (const station of Object.values(words[lang].network.stations))
    expect(plan).toContain(station.name)
})

test.each(langs)('%s: anchors outdoors come with the radio rules and their source', (lang) => {
  const { outdoors } = words[lang].questions.items
  expect(outdoors.answer).toContain('[^en302065]')
  expect(render(lang)).toContain(outdoors.question)
})

test.each(langs)('%s: every placeholder and every mark of a source is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|\[\^/)
})

test.each(langs)(
  '%s: what the building gets comes after the drawing, and an answer of the ledger in it',
  (lang) => {
    const plantOf = (html: string) =>
      textOf(html.slice(html.indexOf('id="plant"'), html.indexOf('id="network"')))
    const { plant } = words[lang]
    expect(plantOf(render(lang))).toMatch(/PoE.*9–36 V/s)
    expect(plantOf(render(lang))).toContain(plant.tags)
    const notes = { 'tag.battery': { text: '14 months at 1 Hz', date: null } }
    expect(plantOf(render(lang, notes))).toContain('14 months at 1 Hz')
    expect(plantOf(render(lang, notes))).not.toContain(plant.tags)
  },
)
