import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { rtlsPage } from './index.tsx'
import { notes } from './notes.ts'
import { rtlsWords as words } from '#words/index.ts'

const props = (lang: Lang) => ({ lang, name: 'rtls', data: undefined, query: {} })
const render = (lang: Lang) => renderToStaticMarkup(<rtlsPage.View {...props(lang)} />)
const text = (html: string) =>
  html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ')

test.each(langs)('%s: every technical figure of the specification is stated', (lang) => {
  const page = text(render(lang))
  const number = (value: number, digits = 0) => formatNumber(lang, value, digits)
  const { spectrumGHz, bandsGHz, gatewayPower, protection } = technology
  for (const figure of [
    `${technology.accuracyCm} cm`,
    `${technology.updateRateHz} Hz`,
    `${technology.rangeM.standard} m`,
    ...technology.rangeM.withAntenna.map(String),
    `${technology.liveViewLatencyS} s`,
    `${technology.analyticsLatencyMin} min`,
    `${technology.uptimeShare * 100}`,
    ...technology.temperaturesC.flatMap(({ from, to }) => [number(from), `+${to} °C`]),
    protection.outdoors,
    protection.indoors,
    `${number(spectrumGHz.from, 1)}–${number(spectrumGHz.to, 1)} GHz`,
    `${number(bandsGHz.from, 1)}–${number(bandsGHz.to, 1)} GHz`,
    `${gatewayPower.dcVolts.from}–${gatewayPower.dcVolts.to} V`,
    `${gatewayPower.acVolts.from}–${gatewayPower.acVolts.to} V`,
    'PoE',
    'UL',
    'CE',
  ])
    expect(page).toContain(figure)
})

test.each(langs)('%s: accuracy, rate, range and uptime are upper limits', (lang) => {
  const { upTo } = words[lang].specification
  const said = upTo.replace('{value}', '').trim()
  expect(text(render(lang)).split(`${said} `).length).toBeGreaterThan(5)
})

test.each(langs)(
  '%s: every footnote is marked in the text and in the order of the list',
  (lang) => {
    const marked = [...render(lang).matchAll(/<sup[^>]*><a href="#source-(\d+)"/g)]
    const numbers = [...new Set(marked.map(([, number]) => Number(number)))]
    expect(numbers).toEqual(notes.map((_, index) => index + 1))
  },
)

test.each(langs)('%s: outdoor anchors stand beside the rules of radio, outdoors first', (lang) => {
  const { outdoors, indoors, eu, uk, us } = words[lang].radio
  const html = render(lang)
  expect(html.indexOf(`>${outdoors}<`)).toBeGreaterThan(0)
  expect(html.indexOf(`>${outdoors}<`)).toBeLessThan(html.indexOf(`>${indoors}<`))
  for (const { name } of [eu, uk, us]) expect(html).toContain(name)
})

test.each(langs)('%s: every placeholder is filled', (lang) => {
  expect(render(lang).replaceAll(/data-words="[^"]*"/g, '')).not.toMatch(/\{\w+\}|\[\^/)
})

test.each(langs)('%s: what must not be claimed is not said', (lang) => {
  expect(text(render(lang))).not.toMatch(
    /sub-10|±\s?10|99[.,]9|802\.15\.4ab|omlox|\bMQTT\b|10[.,]6 GHz/i,
  )
})
