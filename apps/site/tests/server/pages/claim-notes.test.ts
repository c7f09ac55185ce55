import { expect, test } from 'vitest'
import { claimKeys, type ClaimKey } from '@repo/platform/facts/claim-list.ts'
import { claimName } from '@repo/platform/facts/claim-names.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { claimsApi } from '#src/features/claims/contract.ts'
import { pages } from '#src/pages.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** How the English pages print a figure. */
const printed: readonly (readonly [ClaimKey, RegExp])[] = [
  ['payback', /under 11 months/],
  ['accuracy', /up to 10 cm/],
  ['updateRate', /\b16 (Hz|times a second)/],
  ['range', /(?<![\d.])(50|65|150) m\b/],
  ['liveView', /(?<![\d.])3 s(econds)?\b/],
  ['analytics', /(?<![\d.])5 min(utes)?\b/],
  ['uptime', /\b99%/],
  ['temperature', /−40 to \+85/],
  ['protection', /IP67|IP54/],
  ['spectrum', /3\.1–10\.5/],
  ['bands', /3\.4–6\.5/],
  ['gatewayPower', /9–36 V/],
  ['certifications', /UL certification/],
  ...caseResults.map(({ key, share }): [ClaimKey, RegExp] => {
    const name = claimName('en', key).toLowerCase()
    const figure = `\\b${Math.abs(share * 100)}%`
    return [key, new RegExp(`\\b${name}.{0,40}[−+]${figure}|[−+]${figure} (in|less) ${name}`, 'i')]
  }),
]

/** The same number of something else. */
const others: Readonly<Record<string, readonly ClaimKey[]>> = {
  // For how long a truck is above the limit until that counts.
  benefits: ['liveView'],
  // The share of the floor that automatic placement aims at.
  simulator: ['uptime'],
}

const isPrinted = (text: string) =>
  printed.flatMap(([key, pattern]) => (pattern.test(text) ? [key] : []))

function textOf(html: string): string {
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2060\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([%.])/g, '$1')
}

test('each page that prints a figure of the ledger has its note', async () => {
  const admin = site.as('admin')
  for (const id of claimKeys)
    await admin.call(claimsApi.update, { body: { id, note: { en: `Stated of ${id}.` } } })
  const found = new Set<ClaimKey>()
  for (const name of Object.keys(pages)) {
    const html = await (await site.request(`/en/${name}`.replace(/\/$/, ''))).text()
    const noted = claimKeys.filter((id) => html.includes(`>Stated of ${id}.</p>`))
    const figures = isPrinted(textOf(html)).filter((key) => !others[name]?.includes(key))
    expect({ name, without: figures.filter((key) => !noted.includes(key)) }).toEqual({
      name,
      without: [],
    })
    for (const key of figures) found.add(key)
  }
  // What no pattern finds anywhere would not be checked.
  expect(claimKeys.filter((key) => !found.has(key))).toEqual([])
})
