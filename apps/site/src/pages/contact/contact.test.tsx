import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandCompany, type Company } from '@repo/platform/brand/company.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { CompanyContext } from '@repo/platform/site/company.ts'
import { setExistingPages } from '@repo/platform/site/existing-pages.ts'
import { contactPage } from './index.tsx'
import { contactWords as words } from '#words/index.ts'

setExistingPages(['request-demo', 'pricing'])

const render = (lang: Lang, offices: Company['offices'] = {}) =>
  renderToStaticMarkup(
    <CompanyContext value={{ ...brandCompany, offices }}>
      <contactPage.View lang={lang} name="contact" data={{}} query={{}} />
    </CompanyContext>,
  )

const unknown = { street: null, postcode: null, phone: null, opening: null, place: null }

test.each(langs)(
  '%s: the maps are in the page, open, and nothing of them comes from elsewhere',
  (lang) => {
    const html = render(lang)
    expect(html).toMatch(/<details class="[^"]*" data-screen-only="[^"]*" open/)
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html).not.toMatch(/(src|data-tiles)="https:/)
    expect(html).toContain('Crown copyright')
    expect(html).toContain('OpenStreetMap')
  },
)

test.each(langs)('%s: no pin and no address before one is set; then both', (lang) => {
  const { plates, maps } = words[lang]
  const without = render(lang)
  expect(without).toContain(plates.noAddress)
  expect(without).not.toContain('r="24"')
  expect(without).not.toContain(maps.larger)
  const street = 'Rua do Exemplo 1, Lisboa'
  const place = { latitude: 38.71, longitude: -9.14 }
  const set = render(lang, { lisbon: { ...unknown, street, place } })
  // 870 m east of the middle and 1,330 m south of it.
  expect(set.match(/<circle[^>]*cx="86.76" cy="133.44" r="24"/g)).toHaveLength(1)
  expect(set).toContain(street)
  expect(set).toContain(maps.larger)
})

test.each(langs)('%s: the time of an office is hidden until a script tells it', (lang) => {
  const html = render(lang)
  expect(html.match(/data-waiting="[^>]*>[^<]* <time[^>]*><\/time>/g)).toHaveLength(2)
  expect(html).toContain('data-zone="Europe/London"')
  expect(html).toContain('data-zone="Europe/Lisbon"')
})

test.each(langs)('%s: each subject has a way', (lang) => {
  const [list = ''] = /<section id="subjects".*?<\/section>/s.exec(render(lang)) ?? []
  const rows = list.match(/<li.*?<\/li>/gs) ?? []
  expect(rows).toHaveLength(8)
  for (const row of rows) expect(row).toContain('href="')
  expect(list.match(/href="mailto:[^"]*subject=/g)?.length).toBeGreaterThanOrEqual(4)
  expect(render(lang).match(new RegExp(`>${brandCompany.contactEmail}<`, 'g'))).toHaveLength(1)
})

test('in French the colon in the name of a map button has its no-break space', () => {
  const place = { latitude: 51.5, longitude: -0.1 }
  const pinned = { london: { ...unknown, place }, lisbon: { ...unknown, place } }
  const names = [...render('fr', pinned).matchAll(/aria-label="([^"]*:[^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toHaveLength(4)
  for (const name of names) expect(name).toContain('\u00a0: ')
})

test.each(langs)(
  '%s: telephone and hours are shown once they are set, and email is named until then',
  (lang) => {
    const { noHours, plates } = words[lang]
    const without = render(lang)
    expect(without).toContain(noHours)
    expect(without).not.toContain(`<dt>${plates.opening}</dt>`)
    const set = render(lang, {
      london: {
        ...unknown,
        street: '1 Example Street',
        postcode: 'EC2A 1AA',
        phone: '+44 (0)20 7946 0000',
        opening: 'Mo-Fr 09:00-17:30',
      },
      lisbon: { ...unknown, street: 'Rua do Exemplo 1', postcode: '1000-001' },
    })
    expect(set).not.toContain(noHours)
    expect(set).toContain('<a href="tel:+442079460000">+44 (0)20 7946 0000</a>')
    expect(set).toContain(`<dt>${plates.opening}</dt>`)
    expect(set).toMatch(/<span>1 Example Street<\/span><span>[^<]+ EC2A 1AA<\/span>/)
    expect(set).toMatch(/<span>Rua do Exemplo 1<\/span><span>1000-001 [^<]+<\/span>/)
    expect(set).not.toContain(plates.noAddress)
  },
)
