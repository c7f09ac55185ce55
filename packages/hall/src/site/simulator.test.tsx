import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { kpiNames } from '../runs/kpis.ts'
import { samplePrices } from '#testing/sample-prices.ts'
import { simulatorPage } from './index.tsx'
import { changeText } from '../runs/kpis.ts'
import { byChange, changed, changeWith, systems, unchanged } from './published-run.ts'
import { simulatorWords as words } from '#words/index.ts'

const props = (lang: Lang) => ({ lang, name: 'simulator', data: samplePrices, query: {} })
/** Without the texts of the workbench, whose placeholders the browser fills. */
const render = (lang: Lang) =>
  renderToStaticMarkup(<simulatorPage.View {...props(lang)} />).replaceAll(
    / data-props="[^"]*"/g,
    '',
  )
const text = (html: string) =>
  html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const spaced = (message: string) => message.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
/** The rows of a table in the section with this id, the first table unless said otherwise. */
const rowsOf = (html: string, id: string, index = 0) => {
  const [, after = ''] = html.split(`id="${id}"`)
  const table = after.match(/<tbody[^>]*>.*?<\/tbody>/gs)?.[index] ?? ''
  return table.split(/<tr[^>]*>/).slice(1)
}

test.each(langs)('%s: every placeholder is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|NaN|undefined/)
  expect(simulatorPage.description(props(lang))).not.toMatch(/\{\w+\}/)
})

test.each(langs)('%s: each key figure has its definition, and its three values', (lang) => {
  const rows = rowsOf(render(lang), 'shift', 1)
  expect(rows).toHaveLength(kpiNames.length)
  byChange.forEach((key, index) => {
    const [name = ''] = words[lang].shift.rows[key]
    expect(rows[index]).toContain(name)
    expect(rows[index]).toMatch(/<small>[^<{]{10,}<\/small>/)
    expect(rows[index]?.match(/<td/g)).toHaveLength(3)
  })
})

test.each(langs)(
  '%s: how it is calculated is closed, and leaves out nothing that the model does',
  (lang) => {
    const [, section = ''] = render(lang).split('id="method"')
    const [, opened = ''] = /<details class="[^"]*">(.*?)<\/details>/s.exec(section) ?? []
    const said = text(opened)
    const { method, unknown } = words[lang].method
    for (const sentence of method) expect(said).toContain(spaced(sentence))
    expect(unknown).toHaveLength(words.en.method.unknown.length)
    for (const sentence of unknown)
      expect(said).toContain(spaced(sentence.split('{')[0] ?? '').trimEnd())
  },
)

test.each(langs)('%s: each map is said in words', (lang) => {
  const [said = ''] = words[lang].map.alternative.split('{')
  expect(render(lang).split(spaced(said).trim()).length).toBe(2)
})

test('the ids of patterns are all different', () => {
  const ids = [...render('en').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the rows that tracking changes most come first, and none is lost', () => {
  expect(byChange.slice(0, 3)).toEqual(['fifo', 'search', 'nearMisses'])
  expect(byChange.toSorted()).toEqual(kpiNames.toSorted())
})

test('the gains stand above the table, and the page says what the estimate counts instead', () => {
  const said = text(render('en'))
  expect(said).toMatch(
    /Near misses −54% .* −98% .*using our positions \(0% with tracking alone\) −23%/,
  )
  expect(said).toContain(
    'In the model, drivers search only for pallets booked to the wrong location, 2%',
  )
  expect(said).toContain('right location, including the drive, and measured −25%.')
  expect(said).toContain('booked to the wrong location, 2% of all bookings')
  expect(said).toContain('everyday searching, 8% of the hours in use on a site without tracking')
  expect(said).toContain('switched on and stationary, 25% of the hours in use')
})

test('what tracking changes alone stands beside what the WMS and the limiters add', () => {
  const rows = rowsOf(render('en'), 'shift').map(text)
  expect(rows).toHaveLength(changed.length)
  expect(rows.find((row) => row.includes('Response time'))).toMatch(/ 0% −23% \+8% −17%/)
  expect(rows.find((row) => row.includes('Speeding'))).toMatch(/ 0% −18% −99% −99%/)
})

test.each(unchanged)('%s has no row, because it changes equally in all four cases', (key) => {
  expect(new Set(systems.map((system) => changeText('en', changeWith(system, key)))).size).toBe(1)
})
