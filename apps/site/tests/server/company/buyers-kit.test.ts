import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { firstPriceList } from '@repo/estimator/model/first-price-list.ts'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import { generateHall } from '@repo/hall/model/generate.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import { fragmentOf } from '@repo/hall/model/plan-link.ts'
import { claimsApi } from '#src/features/claims/contract.ts'
import { buyersKitWords, kitDocumentsWords } from '#words/index.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'

const site = useProduct()

const post = (lang: Lang, values: Record<string, string> = {}) =>
  site.request(`/${lang}/buyers-kit`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'buyers-kit', ...values }),
  })

async function kitOf(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

/** The text of a document for a word processor. */
function textOf(files: Record<string, Uint8Array>, name: string): string {
  const parts = unzipSync(files[`${name}.docx`] ?? new Uint8Array())
  return Object.entries(parts)
    .filter(([path]) => /^word\/(document|footer\d)\.xml$/.test(path))
    .map(([, bytes]) => strFromU8(bytes).replaceAll(/<[^>]+>/g, ' '))
    .join(' ')
}

const { plan: floor } = generateHall({
  area: 2_000,
  aisles: 4,
  aisleLength: 40,
  tracking: 'indoor',
})
const { plan } = withPlacedAnchors(floor, {
  range: 50,
  method: 'tdoa',
})
const estimate = toFragment(exampleSite(firstPriceList, 'DE'))

/** The two whose words are longest; `kitDocumentsWords` has the files of all. */
test.each(['de', 'fr'] as const)(
  '%s: without anything entered the kit has the five documents of everybody',
  async (lang) => {
    const { questionnaire, security, dpia, agreement, acceptance, archive } =
      kitDocumentsWords[lang]
    const response = await post(lang)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${archive}.zip"`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const files = await kitOf(response)
    expect(Object.keys(files)).toEqual([
      `${questionnaire.file}.docx`,
      `${security.file}.pdf`,
      `${dpia.file}.docx`,
      `${agreement.file}.docx`,
      `${acceptance.file}.docx`,
    ])
    expect(textOf(files, agreement.file)).toContain(kitDocumentsWords[lang].draft)
    expect(strFromU8(files[`${security.file}.pdf`]!.slice(0, 5))).toBe('%PDF-')
  },
)

test('plan, estimate, company and the answers of the ledger are in the kit', async () => {
  const words = kitDocumentsWords.de
  await site.as('admin').call(claimsApi.update, {
    body: { id: 'support.hours', note: { de: 'Montag bis Freitag, 7 bis 19 Uhr.' } },
  })
  const files = await kitOf(
    await post('de', {
      company: 'Möbel & Söhne GmbH',
      plan: `https://example.com/de/simulator#${await fragmentOf(plan)}`,
      estimate: `#${estimate}`,
    }),
  )
  expect(Object.keys(files)).toHaveLength(8)
  const text = textOf(files, words.questionnaire.file)
  expect(text).toContain('Möbel &amp; Söhne GmbH')
  expect(text).toContain('Montag bis Freitag, 7 bis 19 Uhr.')
  expect(text).toContain(words.questionnaire.open)
  const csv = strFromU8(files[`${words.materials.file}.csv`]!)
  expect(csv).toContain(`;${plan.anchors.length}\r\n`)
  expect(files[`${words.estimate.file}.pdf`]!.length).toBeGreaterThan(5_000)
})

test.each([
  ['plan', 'https://example.com/de/simulator#p=1.broken'],
  ['plan', 'no link at all'],
  ['estimate', '#forklifts=many'],
  ['company', 'x'.repeat(300)],
] as const)('a %s that cannot be read (%s) comes back beside its field', async (field, value) => {
  const response = await post('de', { [field]: value })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain(buyersKitWords.de.kit.errors[field].split('{')[0])
  expect(html).toContain(value.slice(0, 40))
})

test('the eleventh kit of a client within ten minutes has to wait, and the page says so', async () => {
  const product = await startProductForTest({ RATE_LIMITS: 'on' })
  const ask = () =>
    product.request('/en/buyers-kit', {
      method: 'POST',
      body: new URLSearchParams({ form: 'buyers-kit', plan: 'none' }),
    })
  for (let at = 0; at < 10; at += 1) expect((await ask()).status).toBe(422)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain(buyersKitWords.en.kit.errors.busy)
})
