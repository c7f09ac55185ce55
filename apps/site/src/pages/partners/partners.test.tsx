import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Partner } from './entries.ts'
import { partnersPage } from './index.tsx'
import { Named } from './named.tsx'
import { steps } from './steps.ts'
import { partnersWords as words } from '#words/index.ts'

const render = (lang: Lang) =>
  renderToStaticMarkup(
    <partnersPage.View lang={lang} name="partners" data={undefined} query={{}} />,
  )

test('every step has somebody who leads it or can take it on', () => {
  for (const [name, parts] of Object.entries(steps))
    expect(
      parts.some((part) => part === 'leads' || part === 'can'),
      name,
    ).toBe(true)
})

test.each(langs)('%s: the chart says each part in words', (lang) => {
  const html = render(lang)
  for (const [name, parts] of Object.entries(steps)) {
    const row = html
      .split('<tr role="row">')
      .find((one) => one.includes(`<th scope="row" role="rowheader">${wordsOf(lang, name)}</th>`))
    const cells = [...(row ?? '').matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, text]) => text)
    expect(cells).toEqual(parts.map((part) => escape(words[lang].chart.parts[part])))
  }
})

const escape = (text: string) => text.replaceAll('\u0027', '&#x27;')
const wordsOf = (lang: Lang, name: string) => {
  const found = Object.entries(words[lang].chart.names).find(([key]) => key === name)
  return escape(found?.[1][0] ?? '')
}

test.each(langs)(
  '%s: a partner is named once there is one, and until then no section is empty',
  (lang) => {
    expect(render(lang)).not.toContain('id="named"')
    const partner: Partner = {
      name: 'Acme Cables',
      url: 'https://acme.example/',
      place: { en: 'Wales', de: 'Wales', es: 'Gales', fr: 'Galles', it: 'Galles', pt: 'Gales' },
      roles: ['mounting'],
    }
    const html = renderToStaticMarkup(<Named lang={lang} partners={[partner]} />)
    expect(html).toContain('id="named"')
    expect(html).toContain('href="https://acme.example/"')
    expect(html).toContain(partner.place[lang])
    expect(html).toContain(words[lang].roles.names.mounting)
  },
)

test.each(langs)('%s: each role has its work and the document that completes it', (lang) => {
  const { roles, chart } = words[lang]
  const [section = ''] = /<section id="roles".*?<\/section>/s.exec(render(lang)) ?? []
  for (const text of Object.values(roles.texts)) expect(section).toContain(escape(text))
  for (const task of ['mounting', 'trucks', 'wms', 'acceptance'] as const)
    expect(section).toContain(escape(chart.names[task][1] ?? ''))
})
