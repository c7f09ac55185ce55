import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { benefitsPage } from './index.tsx'

const data = {
  country: 'Utopia',
  gridCo2: 0.342,
  site: { forklifts: 25, shifts: 3, pallets: 500_000 },
  co2: { tons: 3.36, kgPerPallet: 0.0067 },
  lines: [
    { effect: 'safety', name: 'Repairs', value: '€6,322' },
    { effect: 'efficiency', name: 'Freed hours', value: '€43,525' },
    { effect: 'capacity', name: 'Pallets', value: '42,500' },
    { effect: 'compliance', name: 'Fees', value: '€2,890' },
    { effect: 'co2', name: 'Emissions', value: '3.36' },
  ] as const,
}

const render = (lang: Lang) =>
  renderToStaticMarkup(<benefitsPage.View lang={lang} name="benefits" data={data} query={{}} />)

/** Each row of the ledger as text. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<article.*?<\/article>/gs)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' '))

test.each(langs)(
  '%s: all nine case figures stand once, each with its sign and its study',
  (lang) => {
    const figures = [...render(lang).matchAll(/([−+]\d+)<small>/g)].map(([, figure]) => figure)
    const stated = caseResults.map(({ share }) => (share < 0 ? '−' : '+') + Math.abs(share) * 100)
    expect(figures.map(String).toSorted()).toEqual(stated.map(String).toSorted())
  },
)

test.each(langs)(
  '%s: every row has its line in the estimate; compliance and CO₂ no bar',
  (lang) => {
    const rows = rowsOf(render(lang))
    expect(rows).toHaveLength(5)
    data.lines.forEach(({ name, value }, at) => {
      expect(rows[at]).toContain(name)
      expect(rows[at]).toContain(value)
    })
    expect(rows.map((row) => /[−+]\d/.test(row))).toEqual([true, true, true, false, false])
  },
)

test.each(langs)(
  '%s: CO₂ is the computed example of the model, with its factor and country',
  (lang) => {
    const row = rowsOf(render(lang))[4]
    expect(row).toMatch(/3[.,]36/)
    expect(row).toMatch(/0[.,]0067/)
    expect(row).toMatch(/0[.,]342\u00a0kg/)
    expect(row).toContain('Utopia')
  },
)

test.each(langs)('%s: every placeholder and every mark of a source is filled', (lang) => {
  expect(render(lang)).not.toMatch(/\{\w+\}|\[\^/)
})
