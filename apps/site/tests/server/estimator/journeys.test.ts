import { expect, test } from 'vitest'
import { valuesOfRequest } from '@repo/estimator/admin/answered-request.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { basisOf } from '@repo/estimator/form/basis.ts'
import type { FieldName, FormValues } from '@repo/estimator/form/fields.ts'
import { shareFragment } from '@repo/estimator/form/fragment.ts'
import { afterEntry, afterLeaving } from '@repo/estimator/form/own-figures.ts'
import { parseFields } from '@repo/estimator/form/parse-fields.ts'
import { readLink } from '@repo/estimator/form/read-link.ts'
import { shippedPriceList as priceList } from '@repo/estimator/model/shipped-price-list.ts'
import { pricedCountries } from '@repo/estimator/explain/country-names.ts'
import { estimatorProps } from '@repo/estimator/site/estimator-props.ts'
import { summaryText } from '@repo/estimator/site/summary.ts'
import { exampleFields } from '@repo/estimator/form/example-fields.ts'
import { estimateOf, parseEntries } from '@repo/estimator/site/use-estimate.ts'
import { sheetText } from '@repo/estimator/testing/sheet-text.tsx'
import { estimateFragment } from '@repo/hall/model/hall-numbers.ts'
import { generateHall } from '@repo/hall/model/generate.ts'
import { sizeOf } from '@repo/hall/model/hall-size.ts'
import { materialsOf } from '@repo/hall/model/materials.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import type { Plan } from '@repo/hall/model/plan.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const lang = 'de'
const form = { lang, priceList } as const
const example = exampleFields(lang, priceList, 'DE')

const props = estimatorProps({
  lang,
  priceList,
  publishedAt: '2026-11-27T03:00:00Z',
  country: 'DE',
  countries: pricedCountries(priceList, lang),
  contact: brand.name,
})

type Entries = readonly (readonly [FieldName, string])[]

/** What the page has after entries, each typed and left. */
function typed(entries: Entries, start: FormValues = example) {
  let values = start
  for (const [name, value] of entries) {
    values = { ...values, [name]: value }
    values = { ...values, ...afterEntry(form, values, name) }
    values = { ...values, ...afterLeaving(form, values, name) }
  }
  const { valid } = parseEntries(lang, values)
  if (!valid) throw new Error('The entries must be valid')
  return valid
}

type Valid = ReturnType<typeof typed>

/** The same site in every output: page, link, print, demo email and saved estimate. */
async function everywhere(valid: Valid, company: string) {
  const estimate = estimateOf(valid, priceList)
  const basis = basisOf(valid.values)
  const shared = shareFragment(valid.fragment, 'bought', { version: 2, date: '2026-11-27' })
  const link = readLink(lang, `#${shared}`)!
  const opened = parseEntries(lang, link.values).valid!
  const sheet = sheetText({ lang, estimate, priceList, basis })
  const summary = summaryText(props, { estimate, basis, headline: 'Kurz gefasst' })
  const comments = `${summary}\nSchätzung: https://site.example/de/pricing#${shared}`
  const { id: leadId } = await requestDemo(site, { company, comments })
  const mails = () =>
    site.mails.filter(({ to, text }) => to === brand.email.contact && text.includes(company))
  await eventually(() => expect(mails()).toHaveLength(1))
  const answered = valuesOfRequest({
    country: 'DE',
    company,
    industry: null,
    usecase: null,
    comments,
  })
  const { quantities } = basisOf(answered)
  const { given } = parseFields('en', answered)
  const saved = await site.as('sales').call(calculatorApi.create, {
    body: { ...given!, ...(quantities && { quantities }), leadId },
  })
  return {
    estimate,
    basis,
    linked: estimateOf(opened, priceList),
    linkedBasis: basisOf(opened.values),
    sheet,
    mail: mails()[0]!.text.replaceAll('\u00a0', ' '),
    saved,
  }
}

const german = (value: number) =>
  new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

test('a small site: five figures, no fee and no aisle of the example, one payback everywhere', async () => {
  const valid = typed([
    ['forklifts', '5'],
    ['area', '2.000'],
    ['shifts', '1'],
    ['shiftHours', '8'],
    ['pallets', '50.000'],
  ])
  const { estimate, basis, linked, linkedBasis, sheet, mail, saved } = await everywhere(
    valid,
    'Klein GmbH',
  )
  expect(basis).toEqual({ kept: [], derived: ['aisles', 'aisleLength'] })
  expect(estimate.input).toMatchObject({ aisles: 7, aisleLength: 22, complianceFees: 0 })
  const { anchors, investment, paybackMonths } = estimate.results
  expect([anchors, investment, paybackMonths]).toEqual([20, 13_880, 22.7])
  expect([linked.results, linkedBasis]).toEqual([estimate.results, basis])
  expect(saved.results).toEqual(estimate.results)
  expect(sheet).toContain(`${german(paybackMonths!)} Monate`)
  expect(sheet).toMatch(/Anzahl Gänge\|+7\|+[^|]*aus der Fläche abgeleitet/)
  expect(sheet).not.toContain('20.000')
  expect(mail).toContain(
    'Aus der Fläche abgeleitet sind die Zahl der Gänge (7) und die Länge je Gang (22 m).',
  )
})

test('a large site: what is not entered is marked, the count says that it is extrapolated', async () => {
  const valid = typed([
    ['forklifts', '80'],
    ['area', '40.000'],
  ])
  const { estimate, basis, linked, linkedBasis, sheet, mail, saved } = await everywhere(
    valid,
    'Groß GmbH',
  )
  expect(basis.kept).toEqual(['shifts', 'shiftHours', 'pallets'])
  expect(estimate).toMatchObject({
    warnings: ['COUNT_EXTRAPOLATED'],
    input: { aisles: 33, aisleLength: 98, complianceFees: 0 },
  })
  expect([linked.results, linkedBasis]).toEqual([estimate.results, basis])
  expect(saved.results).toEqual(estimate.results)
  expect(sheet).toContain(`${german(estimate.results.paybackMonths!)} Monate`)
  expect(sheet).toContain('Noch Werte aus dem Beispiel: Anzahl Schichten')
  expect(mail).toContain('Noch Werte aus dem Beispiel: Anzahl Schichten')
})

/** 100 by 80 m less 50 by 30 m, with eleven rows of racks. */
function lShape(): Plan {
  const { plan } = generateHall({ area: 6_500, aisles: 10, aisleLength: 40, tracking: 'indoor' })
  return {
    ...plan,
    ceiling: 9,
    outline: [
      [0, 0],
      [100, 0],
      [100, 50],
      [50, 50],
      [50, 80],
      [0, 80],
    ],
    columns: [],
    racks: plan.racks.map((rack, row) => ({ ...rack, x: 20 + 5.5 * row, y: 8, length: 34 })),
    docks: [],
    staging: [],
    anchors: [],
  }
}

test('an L-shaped plan: its count is the only one, through changes, link, print, mail and store', async () => {
  const { plan } = withPlacedAnchors(lShape(), { range: 50, method: 'tdoa' })
  const trucks = 14
  const materials = materialsOf(plan.anchors, { trucks, tagsPerTruck: 1 })
  const arrived = readLink(lang, estimateFragment({ size: sizeOf(plan), trucks }, materials))!
  const start = { ...example, complianceFees: '', ...arrived.values, kept: 'shifts.pallets' }
  const valid = typed([['shifts', '2']], start)
  const { estimate, linked, linkedBasis, sheet, mail, saved } = await everywhere(valid, 'L GmbH')
  const { anchors, gateways, switches, cable: cableMetres } = materials
  const quantities = { anchors, gateways, switches, cableMetres }
  expect(anchors).toBeGreaterThan(40)
  expect(estimate).toMatchObject({ quantities, results: { anchors } })
  expect([linked.results, linkedBasis.quantities]).toEqual([estimate.results, quantities])
  expect(saved).toMatchObject({ quantities, results: estimate.results })
  expect(sheet).toContain(`Anker: ${anchors}, Gateways: ${gateways}, Switches: ${switches}`)
  expect(sheet).toContain(`${german(estimate.results.paybackMonths!)} Monate`)
  expect(mail).toContain(`${anchors} Anker aus Ihrem Plan`)
})
