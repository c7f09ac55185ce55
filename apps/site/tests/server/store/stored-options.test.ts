import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { languagesApi } from '@repo/platform/content/languages-contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import type { Tables } from '@repo/platform/server/database/tables.ts'
import { errorOf, rulesOf } from '@repo/platform/testing/errors.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { claimsApi } from '#src/features/claims/contract.ts'
import { countsApi } from '#src/features/counts/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { outboxApi } from '#src/features/outbox/contract.ts'
import { settingsApi } from '#src/features/settings/contract.ts'
import { createRun } from '#tests/support/calculator.ts'
import {
  createDocument,
  createMedia,
  createNews,
  outboxEntry,
  requestDemo,
} from '#tests/support/factories.ts'
import { picture, upload } from '#tests/support/library.ts'
import { subscriptionOf } from '#tests/support/newsletter.ts'
import { useProduct } from '#tests/support/product.ts'
import { addUser } from '#tests/support/users.ts'

const site = useProduct()
const admin = () => site.as('admin')
const editor = () => site.as('editor')

/** Writes what this version of the software could not have stored. */
const store = (table: keyof Tables, row: { id: string }, columns: Record<string, string>) =>
  site.product.platform.store.write([table], async (db) => {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set(columns as never)
      .where('id' as never, '=', row.id as never)
      .executeTakeFirstOrThrow()
    expect(Number(numUpdatedRows)).toBe(1)
  })

const text = async (path: string) => {
  const response = await site.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('a demo request with options that are gone is listed, opened, found, exported and answered', async () => {
  const other = await requestDemo(site)
  const { id } = await requestDemo(site, { company: 'Stored Ltd' })
  const gone = { industry: 'space-travel', usecase: 'rocket-tracking', state: 'parked' }
  await store('lead', { id }, gone)
  const { items } = await admin().list(demoRequestsApi.list, { query: {} })
  expect(items[id]).toMatchObject(gone)
  expect(items).toHaveProperty(other.id)
  const got = await admin().call(demoRequestsApi.get, { params: { id } })
  expect(got).toMatchObject(gone)
  const found = await admin().list(demoRequestsApi.list, { query: { search: 'rocket-track' } })
  expect(Object.keys(found.items)).toEqual([id])
  const { file } = await admin().file(demoRequestsApi.exportAll, { query: {} })
  const csv = await file.text()
  const line = csv.split('\r\n').find((one) => one.includes('Stored Ltd'))
  for (const value of Object.values(gone)) expect(line).toContain(value)
  expect(await admin().call(demoRequestsApi.facets, {})).toHaveProperty('states.new')
  const body = { id, state: 'contacted' as const, version: got.version }
  expect(await admin().call(demoRequestsApi.setState, { body })).toMatchObject({
    ...gone,
    state: 'contacted',
  })
})

test('the email of a request that is accepted later says an option that is gone as it is stored', async () => {
  const { id } = await requestDemo(site, { company: 'Mailed Ltd' })
  await store('lead', { id }, { industry: 'space-travel', state: 'doubtful' })
  await admin().call(demoRequestsApi.setState, { body: { id, state: 'new' } })
  await eventually(() =>
    expect(site.mails.map((mail) => mail.text)).toContainEqual(
      expect.stringContaining('Industry: space-travel'),
    ),
  )
})

test('a timeline shows what another version noted, and hides nothing of the rest', async () => {
  const { id } = await requestDemo(site)
  const note = await admin().call(demoRequestsApi.addNote, { body: { id, text: 'Called back' } })
  const body = { id, state: 'closed' as const }
  await admin().call(demoRequestsApi.setState, { body })
  await admin().call(demoRequestsApi.assign, { body: { id, assignee: null } })
  const timeline = () => admin().call(demoRequestsApi.timeline, { params: { id } })
  const state = (await timeline()).find(({ kind }) => kind === 'state')
  await store('lead_event', state!, { value: 'parked' })
  await store('lead_event', note, { kind: 'phone-call' })
  const mail = (await timeline()).find(({ kind }) => kind === 'mail')
  await store('outbox', mail!, { state: 'bounced' })
  const entries = await timeline()
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'state', state: 'parked' }))
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'other', name: 'phone-call' }))
  expect(entries).toContainEqual(expect.objectContaining({ state: 'bounced' }))
})

test('a document of a type that is gone is listed and stays on its page', async () => {
  const { id } = await createDocument(site, { title: 'Old paper' })
  await editor().call(documentsApi.activate, { body: { id } })
  await store('documents', { id }, { type: 'white paper' })
  const { items } = await editor().list(documentsApi.list, { query: { search: 'old paper' } })
  expect(items[id]).toMatchObject({ type: 'white paper' })
  const item = await editor().call(documentsApi.get, { params: { id } })
  expect(item).toMatchObject({ type: 'white paper' })
  const visible = await site.as('visitor').list(documentsApi.siteList, {
    params: { lang: 'en' },
    query: {},
  })
  expect(visible.items[id]).toMatchObject({ type: 'white paper' })
  const page = await text('/en/documents')
  expect(page).toContain('Old paper')
  expect(page).toContain('id="white-paper"')
  expect(await text('/en/documents?type=white%20paper')).toContain('Old paper')
  expect(await text('/en/documents?type=datasheet')).not.toContain('Old paper')
  const { language, documentId, title } = item
  const kept = { id, language, documentId, title, type: 'white paper' as never }
  expect(await rulesOf(editor().call(documentsApi.update, { body: kept }))).toEqual(['type choice'])
  const body = { ...kept, type: 'brochure' as const }
  expect(await editor().call(documentsApi.update, { body })).toMatchObject({ type: 'brochure' })
})

test('a film of a type that is gone is listed and shown among the videos', async () => {
  const { id } = await createMedia(site, { title: 'Old talk' })
  await editor().call(mediaApi.activate, { body: { id } })
  await store('media', { id }, { media_type: 'podcast' })
  const { items } = await editor().list(mediaApi.list, { query: { search: 'old talk' } })
  expect(items[id]).toMatchObject({ mediaType: 'podcast' })
  expect(await editor().call(mediaApi.get, { params: { id } })).toMatchObject(items[id]!)
  const visit = { params: { lang: 'en' as const }, query: {} }
  const visible = await site.as('visitor').list(mediaApi.siteList, visit)
  expect(visible.items[id]).toMatchObject({ mediaType: 'podcast' })
  expect(await text('/en/videos')).toContain('Old talk')
})

test('a revision by an action that is gone is listed', async () => {
  const { id } = await createNews(site)
  const list = async () =>
    Object.values((await editor().list(newsApi.revisions, { params: { id }, query: {} })).items)
  const [revision] = await list()
  await store('content_revision', revision!, { action: 'merge' })
  expect(await list()).toMatchObject([{ action: 'merge' }])
})

test('a subscription in a state that is gone is listed, opened, counted and exported', async () => {
  const { id } = await subscriptionOf(site)
  await store('subscription', { id }, { state: 'paused' })
  const { items } = await admin().list(newsletterApi.list, { query: {} })
  expect(items[id]).toMatchObject({ state: 'paused' })
  await site.product.platform.store.write([], (db) =>
    db.updateTable('subscription_event').set({ state: 'paused' }).execute(),
  )
  expect(await admin().call(newsletterApi.get, { params: { id } })).toMatchObject({
    state: 'paused',
    consent: [{ state: 'paused' }],
  })
  expect(await admin().call(newsletterApi.counts, {})).toHaveProperty('states.pending')
  const { file } = await admin().file(newsletterApi.export, { query: {} })
  expect(await file.text()).toContain(',paused,')
})

test('an outbox entry of a kind and in a state that are gone is listed and opened', async () => {
  const id = await outboxEntry(site, 'sent')
  await store('outbox', { id }, { kind: 'telegram', state: 'bounced' })
  const { items } = await admin().list(outboxApi.list, { query: {} })
  expect(items[id]).toMatchObject({ kind: 'telegram', state: 'bounced' })
  expect(await admin().call(outboxApi.get, { params: { id } })).toMatchObject({
    kind: 'telegram',
    content: { unreadable: true },
  })
  const again = errorOf(admin().call(outboxApi.replay, { body: { id } }))
  expect(await again).toMatchObject({ errorCode: 'WRONG_STATE' })
  expect(await admin().call(outboxApi.status, {})).toHaveProperty('failed')
  await store('outbox', { id }, { kind: 'webhook' })
  await site.product.platform.store.write([], (db) =>
    db
      .insertInto('outbox_attempt')
      .values({ id, entry_id: id, at: new Date().toISOString(), status: 200, ms: 1 })
      .execute(),
  )
  const { deliveries } = await admin().call(settingsApi.deliveries, {})
  expect(deliveries).toMatchObject([{ entryId: id, state: 'bounced' }])
})

test('an account whose role and date format are gone is listed, signs in and may do nothing', async () => {
  const { user, client } = await addUser(site, { role: 'editor' })
  await store('account', user, { role: 'translator', date_locale: 'tlh-001' })
  const { items } = await admin().list(usersApi.list, { query: {} })
  expect(items[user.id]).toMatchObject({ role: 'translator' })
  const params = { id: user.id }
  expect(await admin().call(usersApi.get, { params })).toMatchObject({ role: 'translator' })
  expect(await client.call(accountApi.get, {})).toMatchObject({
    role: 'translator',
    permissions: [],
    dateLocale: 'en-GB',
  })
  const denied = await errorOf(client.call(newsApi.list, { query: {} }))
  expect(denied).toMatchObject({ code: 403 })
  const { version } = await admin().call(usersApi.get, { params })
  const body = { id: user.id, name: 'Ada', role: 'viewer' as const, version }
  expect(await admin().call(usersApi.update, { body })).toMatchObject({ role: 'viewer' })
})

test('a run for a locale that is gone is listed and opened', async () => {
  const { id } = await createRun(site)
  await store('calculator_run', { id }, { locale: 'nl-NL' })
  const { items } = await admin().list(calculatorApi.list, { query: {} })
  expect(items[id]).toMatchObject({ locale: 'nl-NL' })
  expect(await admin().call(calculatorApi.get, { params: { id } })).toMatchObject({
    locale: 'nl-NL',
  })
})

test('content in a language that is gone is listed beside the rest, and hidden from visitors', async () => {
  const english = await createDocument(site, { title: 'Rail' })
  const german = await createDocument(site, {
    title: 'Schiene',
    language: 'de',
    counterpartOf: english.id,
  })
  for (const { id } of [english, german])
    await editor().call(documentsApi.activate, { body: { id } })
  await store('documents', german, { language: 'nl' })
  const { items } = await editor().list(documentsApi.list, { query: {} })
  expect(items[german.id]).toMatchObject({ language: 'nl' })
  expect(items[english.id]).toMatchObject({ title: 'Rail', counterparts: {} })
  const params = { id: german.id }
  expect(await editor().call(documentsApi.get, { params })).toMatchObject({ language: 'nl' })
  const groups = await editor().list(languagesApi.list, { query: {} })
  expect(Object.values(groups.items)).toContainEqual(expect.objectContaining({ title: 'Rail' }))
  expect(await text('/en/documents')).toContain('Rail')
  expect(await text('/de/documents')).not.toContain('Schiene')
  await editor().call(documentsApi.remove, { params })
  const trashed = await editor().list(documentsApi.trash, { query: {} })
  expect(trashed.items[german.id]).toMatchObject({ language: 'nl' })
})

test('alternative texts and notes in a language that is gone are answered, and kept', async () => {
  const { id } = await upload(site, await picture())
  const gone = { alt: '{"en":"Truck","nl":"Heftruck"}', original_only: 'holographic' }
  await store('library_file', { id }, gone)
  const { items } = await editor().list(libraryApi.list, { query: {} })
  expect(items[id]).toMatchObject({
    alt: { en: 'Truck', nl: 'Heftruck' },
    originalOnly: 'holographic',
  })
  const file = { body: { id, alt: { en: 'Forklift' } } }
  expect(await editor().call(libraryApi.update, file)).toMatchObject({
    alt: { en: 'Forklift', nl: 'Heftruck' },
  })
  const claim = { id: 'payback' as const, note: { en: 'Measured' } }
  await admin().call(claimsApi.update, { body: claim })
  await store('claim', claim, { note: '{"nl":"Gemeten"}' })
  expect(await admin().call(claimsApi.list, {})).toMatchObject({
    payback: { note: { nl: 'Gemeten' } },
  })
})

test('page views in a language that is gone are counted', async () => {
  const row = { day: '2026-11-20', page: '', language: 'nl', referrer: '', campaign: '' }
  await site.product.platform.store.write([], (db) =>
    db
      .insertInto('page_count')
      .values({ ...row, views: 3, requests: 0 } as never)
      .execute(),
  )
  const query = { from: '2026-11-20', to: '2026-11-20', by: 'language' as never }
  expect(await admin().call(countsApi.list, { query })).toMatchObject([
    { language: 'nl', views: 3 },
  ])
})
