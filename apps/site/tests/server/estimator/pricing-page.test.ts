import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '@repo/platform/i18n/format.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { saveDraft, priceListData } from '#tests/support/price-lists.ts'
import { useProduct } from '#tests/support/product.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { monthsText } from '@repo/estimator/result/format-result.ts'
import { pageWords, resultWords } from '@repo/estimator/words/index.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA, exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'

const site = useProduct()

const read = async (path: string) => (await site.request(path)).text()

/** The country selected on the page. */
const country = (html: string) => /<option value="(..)" selected="">/.exec(html)?.[1]
/** The partner's fee on the page. */
const fee = (html: string, label: string) => cells(html, label).at(-1)

function cells(html: string, label: string): string[] {
  const row = html.slice(html.indexOf(`<th scope="row">${label}</th>`)).split('</tr>', 1)[0]!
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) =>
    text!.replaceAll(/<[^>]*>/g, '').replaceAll(/[\u00a0\u202f]/g, ' '),
  )
}

describe.each([
  ['en', 'GB', '£33'],
  ['de', 'DE', '39 €'],
  ['es', 'ES', '35 €'],
  ['fr', 'FR', '39 €'],
  ['it', 'IT', '37 €'],
  ['pt', 'PT', '35 €'],
] as const)('%s', (lang, own, partnerFee) => {
  const { prices: words, heading, unknown, description } = pageWords[lang]

  test('is drawn for the country of its language, with every country to choose from', async () => {
    const html = await read(`/${lang}/pricing`)
    expect(html).toContain(`>${heading}</h1>`)
    expect(html).toContain(`>${unknown.heading}</h3>`)
    expect(country(html)).toBe(own)
    const offered = [...html.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code]) => code)
    for (const { code } of shippedPriceList.countries) expect(offered).toContain(code)
    expect(fee(html, words.fee)).toBe(partnerFee)
  })

  test('says everything of both contracts', async () => {
    const html = await read(`/${lang}/pricing`)
    const [pilot, partner] = cells(html, words.hardware)
    expect([pilot, partner]).toEqual([words.pilotHardware, words.partnerHardware])
    expect(cells(html, words.duration)[0]).toMatch(/1\D+3/)
    expect(cells(html, words.installation)[0]).toBe(cells(html, words.installation)[1])
    for (const label of [words.anchor, words.tag, words.gateway])
      expect(cells(html, label)).toEqual([
        words.free,
        expect.stringMatching(/\d{3}[.,]\d{2}\D+\d+[.,]\d{2}\D+36/),
      ])
    expect(cells(html, words.services)).toHaveLength(2)
    expect(html.replaceAll(/data-(?:props|plan)="[^"]*"/g, '')).not.toMatch(/\{\w+\}/)
    expect(html).toContain(`href="/${lang}/request-demo#comments=`)
  })

  test('its description fits what search engines show', () => {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

test.each(langs)(
  'home shows the example of the calculator in %s, with its shifts and fees',
  async (lang) => {
    const plain = async (path: string) =>
      (await read(path))
        .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
        .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    const own = { en: 'GB', de: 'DE', es: 'ES', fr: 'FR', it: 'IT', pt: 'PT' }[lang]
    const { results, input, currency } = estimate(
      exampleSite(shippedPriceList, own),
      shippedPriceList,
    )
    const payback = formatNumber(lang, results.paybackMonths!, 1)
    const fees = formatMoney(lang, input.complianceFees, currency).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    )
    for (const path of [`/${lang}`, `/${lang}/pricing`]) {
      const text = await plain(path)
      expect([path, text.includes(payback), text.includes(fees)]).toEqual([path, true, true])
    }
  },
)

/** The first form of a page that has a field of this name. */
const formWith = (html: string, name: string) =>
  DomUtils.getElementsByTagName('form', parseDocument(html)).find((one) =>
    DomUtils.findOne(({ attribs }) => attribs.name === name, [one]),
  )!

/** The names and values that a browser sends of a form as it stands. */
function sentBy(form: ReturnType<typeof formWith>): URLSearchParams {
  const body = new URLSearchParams()
  const fields = DomUtils.findAll(({ attribs: { name } }) => name !== undefined, [form])
  for (const { name: tag, attribs, children } of fields) {
    const isChosen = !['radio', 'checkbox'].includes(attribs.type ?? '') || 'checked' in attribs
    const selected = DomUtils.findOne((one) => 'selected' in one.attribs, children)
    const value = tag === 'select' ? selected?.attribs.value : attribs.value
    if (isChosen) body.append(attribs.name!, value ?? '')
  }
  return body
}

test('a small site that is posted gets nothing of the example, and learns what is still from it', async () => {
  const small = { forklifts: 5, area: 2_000, shifts: 1, pallets: 50_000 }
  const body = sentBy(formWith(await read('/en/pricing'), 'forklifts'))
  expect(body.get('form')).toBe('estimate')
  for (const [name, text] of Object.entries(formatFields('en', small))) body.set(name, text)
  const html = await (await site.request('/en/pricing', { method: 'POST', body })).text()
  const text = DomUtils.textContent(parseDocument(html))
  const own = { ...small, aisles: 7, aisleLength: 22, complianceFees: 0 }
  const { results, currency } = estimate(
    { ...exampleSite(shippedPriceList, 'GB'), ...own },
    shippedPriceList,
  )
  expect(text).toContain(monthsText('en', results.paybackMonths, resultWords.en))
  expect(text).toContain(formatMoney('en', results.investment, currency))
  expect(text).toContain('Aisles derived from the area: 7, each 22\u00a0m long.')
  expect(text).toContain('still from the example: Shift hours.')
})

describe('?country=', () => {
  test('shows that country’s prices and tax', async () => {
    const { prices: words } = pageWords.en
    const html = await read('/en/pricing?country=CH')
    expect(country(html)).toBe('CH')
    expect(fee(html, words.fee)).toBe('CHF 41')
    expect(html).toContain('8.1%')
    expect(await read('/en/pricing?country=US')).toContain('sales tax')
  })

  test('is what the choice of a country sends without script, and what a request for an offer names', async () => {
    const { prices: words } = pageWords.de
    const html = await read('/de/pricing?country=US')
    const form = formWith(html, 'country')
    expect(form.attribs).toMatchObject({ method: 'get', action: '/de/pricing' })
    expect(sentBy(form).toString()).toBe('country=US')
    const [button] = DomUtils.getElementsByTagName('button', form)
    expect([button?.attribs.type, DomUtils.textContent(form)]).toEqual([
      'submit',
      expect.stringContaining(words.show),
    ])
    const text = fillIn(words.partnerComment, { country: 'Vereinigte Staaten' })
    expect(html).toContain(`href="/de/request-demo#comments=${encodeURIComponent(text)}"`)
  })

  test('is kept by the other languages, in the switch, the offer and for search engines', async () => {
    const html = await read('/en/pricing?country=FR')
    const links = [...html.matchAll(/<a href="(\/de\/pricing[^"#]*)" lang="de-DE"/g)]
    expect(new Set(links.map(([, href]) => href))).toEqual(new Set(['/de/pricing?country=FR']))
    expect(html).toMatch(/<aside[^>]*data-offer="de"[\s\S]*?href="\/de\/pricing\?country=FR"/)
    expect(html).toMatch(/rel="alternate" hrefLang="de" href="[^"]*\/de\/pricing\?country=FR"/i)
    expect(await read('/en/pricing')).not.toContain('/de/pricing?country')
  })

  test('is one address for each row of the price list; others lead to one of them', async () => {
    const whereTo = async (query: string) => {
      const { status, headers } = await site.request(`/de/pricing?country=${query}`)
      return [status, headers.get('location')]
    }
    expect(await whereTo('FR')).toEqual([200, null])
    expect(await whereTo('fr')).toEqual([301, '/de/pricing?country=FR'])
    expect(await whereTo('JP')).toEqual([301, '/de/pricing?country=XX'])
    for (const nonsense of ['ZZ', 'France', '%3Cscript%3E', '__proto__'])
      expect(await whereTo(nonsense)).toEqual([301, '/de/pricing'])
  })
})

test.each(langs)('%s: a posted estimate shows its figures and keeps its entries', async (lang) => {
  const entries = formatFields(lang, exampleA)
  const body = new URLSearchParams({ form: 'estimate', ...entries })
  const html = await (await site.request(`/${lang}/pricing`, { method: 'POST', body })).text()
  const { results, currency } = estimate(exampleA, shippedPriceList)
  const text = DomUtils.textContent(parseDocument(html))
  for (const figure of [
    monthsText(lang, results.paybackMonths, resultWords[lang]),
    formatMoney(lang, results.investment, currency),
    formatMoney(lang, results.higherEfficiencySavings, currency),
  ])
    expect(text).toContain(figure)
  const field = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0]
  expect(field('repairCost')).toContain(`value="${entries.repairCost}"`)
  expect(country(html)).toBe('DE')
  const contract = /<input[^>]*name="contractType"[^>]*checked=""[^>]*>/.exec(html)?.[0]
  expect(contract).toContain('value="partner"')
})

test.each(langs)('%s: a rejected estimate names each error and keeps the rest', async (lang) => {
  const wrong = { forklifts: '0', aisles: '2001' }
  const posted = { ...formatFields(lang, exampleA), ...wrong, companyName: 'Halle 7', margin: '12' }
  const body = new URLSearchParams({ form: 'estimate', ...posted })
  const response = await site.request(`/${lang}/pricing`, { method: 'POST', body })
  expect(response.status).toBe(422)
  const document = parseDocument(await response.text())
  const within = (match: (attributes: Record<string, string>) => boolean) =>
    DomUtils.findOne(({ attribs }) => match(attribs), document.children)!
  const text = (id: string) => DomUtils.textContent(within((one) => one.id === id))
  const { forklifts, aisles } = roiNames[lang].inputs
  const summary = within((one) => one['aria-labelledby'] === 'roi-errors')
  const links = DomUtils.getElementsByTagName('a', summary)
  expect(links.map((link) => DomUtils.textContent(link))).toEqual([forklifts, aisles])
  expect(text('roi-forklifts-error')).toContain(formatFields(lang, { forklifts: 5_000 }).forklifts)
  expect(text('roi-aisles-error')).toContain(formatFields(lang, { aisles: 2_000 }).aisles)
  const value = (name: string) => within((one) => one.name === name).attribs.value
  expect([value('companyName'), value('margin')]).toEqual(['Halle 7', '12'])
})

test('every language is drawn again when prices are published', async () => {
  const label = pageWords.de.prices.fee
  const feeOf = async (path: string) => fee(await read(path), label)
  expect([await feeOf('/de/pricing'), await feeOf('/de/pricing?country=AT')]).toEqual([
    '39 €',
    '39 €',
  ])
  await publishPartnerFee(45)
  await eventually(async () => {
    for (const lang of langs) {
      const html = await read(`/${lang}/pricing`)
      expect([lang, html.includes(versionIn(lang, 3))]).toEqual([lang, true])
    }
  })
  expect(await feeOf('/de/pricing')).toBe('45 €')
  expect(await feeOf('/de/pricing?country=AT')).toBe('45 €')
})

const versionIn = (lang: Lang, version: number) =>
  pageWords[lang].version.split('{date}', 1)[0]!.replace('{version}', String(version))

async function publishPartnerFee(feePartner: number): Promise<void> {
  await saveDraft(site, priceListData({ feePartner }))
  const body = { note: 'A higher fee', acceptWarnings: true } as const
  await site.as('admin').call(priceListApi.publish, { body })
}
