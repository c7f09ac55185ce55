import { beforeEach, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { claimName } from '@repo/platform/facts/claim-names.ts'
import { ledgerKeys } from '@repo/platform/facts/ledger.ts'
import { sizeText } from '@repo/platform/facts/size-text.ts'
import { claimsApi, type ClaimChange } from '#src/features/claims/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { answersWords, claimNoteWords } from '@repo/platform/words/index.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
beforeEach(() =>
  put({
    id: 'impacts',
    condition: null,
    method: null,
    date: null,
    owner: null,
    note: Object.fromEntries(langs.map((lang) => [lang, null])),
  }),
)

const list = () => site.as('viewer').call(claimsApi.list, {})
const put = (body: ClaimChange) => site.as('admin').call(claimsApi.update, { body })
const page = async (path: string) => (await site.request(path)).text()

test('every figure and question is in the ledger, and nothing is said of what is not documented', async () => {
  const claims = await list()
  expect(Object.keys(claims)).toEqual([...ledgerKeys])
  expect(claims['tag.weight']).toMatchObject({
    group: 'hardware',
    name: 'Tag: Weight',
    missing: ['date', 'owner', 'note'],
  })
  expect(claims['tag.weight']).not.toHaveProperty('figure')
  expect(claims['impacts']).toMatchObject({
    name: 'Impact incidents',
    figure: '−35%',
    condition: null,
    note: {},
    missing: ['condition', 'method', 'date', 'owner', 'note'],
  })
  expect(claims['accuracy']).toMatchObject({ figure: 'up to 10 cm' })
  expect(claims['payback']).toMatchObject({ figure: 'under 11 months' })
})

test('what is documented stays until it is cleared, and each change has its version', async () => {
  const first = await put({ id: 'impacts', method: ' Sensors\r\non the mast ', date: '2026-03-01' })
  expect(first).toMatchObject({
    method: 'Sensors\non the mast',
    missing: ['condition', 'owner', 'note'],
  })
  const second = await put({ id: 'impacts', owner: 'Product', note: { en: 'One site.' } })
  expect(second).toMatchObject({
    method: 'Sensors\non the mast',
    version: first.version + 1,
    missing: ['condition'],
  })
  expect(await put({ id: 'impacts', note: { de: 'Ein Standort.', en: '' } })).toMatchObject({
    note: { de: 'Ein Standort.' },
  })
  const stale = await put({ id: 'impacts', owner: 'Sales', version: first.version }).catch(
    (error: unknown) => error,
  )
  expect(isCallError(stale) && stale.errorCode).toBe('STALE_VERSION')
  const { items } = await site.as('admin').list(auditApi.list, { query: { search: 'impacts' } })
  expect(Object.values(items)[0]).toMatchObject({
    call: 'PUT /api/claims',
    changes: [{ field: 'note de', from: null, to: 'Ein Standort.' }],
  })
})

test('readers open the note beside the figure, in the languages that have one, at once', async () => {
  const notesOf = async (lang: 'en' | 'de') =>
    (await page(`/${lang}/benefits`)).split(`<summary>${claimNoteWords[lang].about}<`).length - 1
  expect(await notesOf('en')).toBe(0)
  await put({ id: 'impacts', note: { en: 'Counted <b>at one site</b>.' }, date: '2026-03-01' })
  const english = await page('/en/benefits')
  expect(english).toMatch(
    new RegExp(`<summary>${claimNoteWords.en.about}</summary><p[^>]*>Counted &lt;b&gt;at one site`),
  )
  expect(english).toContain('<time dateTime="2026-03-01">1 March 2026</time>')
  expect(await notesOf('en')).toBe(1)
  expect(await notesOf('de')).toBe(0)
  await put({ id: 'impacts', note: { en: null } })
  expect(await notesOf('en')).toBe(0)
})

test.each([
  ['impacts', '/es/logistics'],
  ['impacts', '/es/press'],
  ['accuracy', '/es/rtls'],
  ['payback', '/es/pricing'],
] as const)('the note of %s is on %s too, beside the figure', async (id, path) => {
  const summary = `<summary>${claimNoteWords.es.about}</summary>`
  expect(await page(path)).not.toContain(summary)
  await put({ id, note: { es: 'Medido en un almacén.' } })
  expect((await page(path)).split(summary)).toHaveLength(2)
  await put({ id, note: { es: null } })
  expect(await page(path)).not.toContain(summary)
})

test('an article names the figures that it prints, and shows their notes', async () => {
  const editor = site.as('editor')
  const { id, permalink, ...made } = await publishNews(site, { language: 'fr' })
  expect(made).not.toHaveProperty('claims')
  const input = { ...newsInput({ permalink, language: 'fr' }), id }
  const change = { ...input, claims: ['impacts', 'search', 'impacts'] as const }
  const stored = await editor.call(newsApi.update, {
    body: { ...change, claims: [...change.claims] },
  })
  expect(stored.claims).toEqual(['impacts', 'search'])
  const address = `/fr/${permalink}`
  expect(await page(address)).not.toContain(claimNoteWords.fr.inArticle)
  await put({ id: 'impacts', note: { fr: 'Mesuré sur un site.' } })
  const article = await page(address)
  expect(article).toContain(claimNoteWords.fr.inArticle)
  const impacts = `<summary>${claimName('fr', 'impacts')}</summary>`
  expect(article).toMatch(new RegExp(`${impacts}<p[^>]*>Mesuré sur un site\\.</p>`))
  expect(article).not.toContain(claimName('fr', 'search'))
  // Absent, the figures stay; an empty list clears them.
  expect((await editor.call(newsApi.update, { body: input })).claims).toEqual(['impacts', 'search'])
  const cleared = await editor.call(newsApi.update, { body: { ...input, claims: [] } })
  expect(cleared).not.toHaveProperty('claims')
  expect(await page(address)).not.toContain(claimNoteWords.fr.inArticle)
})

test('an unknown figure is refused, in the ledger and in an article', async () => {
  const unknown = { id: 'hearsay' } as unknown as ClaimChange
  const error = await put(unknown).catch((caught: unknown) => caught)
  expect(isCallError(error) && error.errorCode).toBe('INVALID_FIELDS')
  const body = { ...newsInput(), claims: ['hearsay'] } as never
  const refused = await site
    .as('editor')
    .call(newsApi.create, { body })
    .catch((caught: unknown) => caught)
  expect(isCallError(refused) && refused.code).toBe(422)
})

test('the audit log names the figure that was documented, and finds it by that name', async () => {
  await put({ id: 'impacts', owner: 'Product' })
  const log = (search: string) => site.as('admin').list(auditApi.list, { query: { search } })
  const about = { kind: 'claims', name: 'Impact incidents' }
  const [newest] = Object.values((await log('impact incidents')).items)
  expect(newest).toMatchObject({ call: 'PUT /api/claims', subject: 'impacts', about })
  expect((await log('no such figure')).total).toBe(0)
})

const answered = {
  en: 'TCP 443 to one address.\nNo inbound port.',
  de: 'TCP 443 zu einer Adresse.',
}

test('an answer is on the page and in its structured data at once, in each language that has one', async () => {
  const question = (lang: 'en' | 'de' | 'fr') => answersWords[lang].security.ports
  expect(await page('/en/iot-platform')).not.toContain(question('en'))
  await put({ id: 'security.ports', note: answered })
  const english = await page('/en/iot-platform')
  expect(english).toMatch(/<p[^>]*>TCP 443 to one address\.<\/p><p[^>]*>No inbound port\.<\/p>/)
  expect(english).toContain(JSON.stringify(answered.en).replaceAll('<', ''))
  expect(english).toContain(answersWords.en.inWriting)
  expect(await page('/de/iot-platform')).toContain(answered.de)
  expect(await page('/fr/iot-platform')).not.toContain(question('fr'))
  await put({ id: 'security.ports', note: { en: null, de: null } })
  expect(await page('/en/iot-platform')).not.toContain(question('en'))
})

test('the source file of an answer is open to readers while it is answered, and is not deleted unseen', async () => {
  const file = await upload(site, pdf())
  const id = 'security.certificates' as const
  await put({ id, fileId: file.id })
  expect((await site.request(file.url)).status).toBe(404)
  await put({ id, note: { en: 'EU declaration of conformity.' } })
  expect((await site.request(file.url)).status).toBe(200)
  expect(await page('/en/iot-platform')).toContain(`href="${file.url}"`)
  const { uses } = await site.as('editor').call(libraryApi.get, { params: { id: file.id } })
  expect(uses).toEqual([
    { kind: 'claims', id, title: answersWords.en.security.certificates, visible: true },
  ])
  await put({ id, note: { en: null }, fileId: null })
  expect((await site.request(file.url)).status).toBe(404)
  const missing = await put({ id, fileId: 'no-such-file' }).catch((error: unknown) => error)
  expect(isCallError(missing) && missing.error).toMatchObject({
    fields: [{ field: 'fileId', rule: 'unknown' }],
  })
})

test('the dimensions of a device are a row and a dimensioned drawing in every language, until they are cleared', async () => {
  const id = 'gateway.dimensions' as const
  const drawing = 'data-measured="gateway"'
  expect(await page('/it/connectivity')).not.toContain(drawing)
  const size = { width: 400, height: 500, depth: 210 }
  const stored = await put({ id, size })
  expect(stored).toMatchObject({ size, note: {}, missing: ['date', 'owner'] })
  for (const lang of langs) {
    const html = await page(`/${lang}/connectivity`)
    expect(html).toContain(sizeText(lang, size))
    expect(html).toContain(drawing)
  }
  await put({ id, note: { it: 'Senza antenne.' } })
  expect(await page('/it/connectivity')).toContain('Senza antenne.')
  const { items } = await site.as('admin').list(auditApi.list, { query: { search: id } })
  expect(Object.values(items).map(({ changes }) => changes)).toContainEqual([
    { field: 'size', from: null, to: sizeText('en', size) },
  ])
  expect(await put({ id, size: null, note: { it: null } })).toMatchObject({ size: null })
  expect(await page('/it/connectivity')).not.toContain(drawing)
})

test.each([
  ['tag.weight', { width: 90, height: 60, depth: 30 }, 'size'],
  ['tag.dimensions', { width: 0, height: 60, depth: 30 }, 'size.width'],
  ['tag.dimensions', { width: 90, height: 60, depth: 2_001 }, 'size.depth'],
] as const)('of %s the size %o is refused at %s', async (id, size, field) => {
  const refused = await put({ id, size }).catch((error: unknown) => error)
  expect(isCallError(refused) && refused.error).toMatchObject({ fields: [{ field }] })
})
