import { expect, test } from 'vitest'
import { viewsApi } from '@repo/platform/account/views-contract.ts'
import { companyTopic } from '@repo/platform/server/company/settings.ts'
import { newId } from '@repo/platform/server/id.ts'
import type { EntryKind } from '@repo/platform/server/outbox/table.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { outboxApi } from '#src/features/outbox/contract.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { settingsApi } from '#src/features/settings/contract.ts'
import { useProduct } from '#tests/support/product.ts'
import { examplesOf } from '#tests/support/stored-examples.ts'

const site = useProduct()
const admin = () => site.as('admin')
const store = () => site.product.platform.store

const storeSettings = (data: unknown) =>
  store().write([companyTopic], async (db) => {
    await db.deleteFrom('settings').execute()
    const row = { id: 'settings', version: 1, updated_at: '2026-11-22T10:00:00.000Z' }
    await db
      .insertInto('settings')
      .values({ ...row, data: JSON.stringify(data) })
      .execute()
  })

test.each(examplesOf('settings'))('%s is shown, printed and changed', async (_, stored) => {
  await storeSettings(stored)
  expect(await admin().call(settingsApi.get, {})).toMatchObject(stored as object)
  expect(await (await site.request('/en/contact')).text()).toContain('1 Dock Street')
  const body = { contactEmail: 'new@example.com' }
  expect(await admin().call(settingsApi.update, { body })).toMatchObject({
    ...(stored as object),
    ...body,
  })
})

test('settings that break a rule of today are shown, so that they can be changed', async () => {
  const [, stored] = examplesOf('settings').at(-1)!
  const socialLinks = [{ name: 'LinkedIn', url: 'http://www.linkedin.com/company/example' }]
  await storeSettings({ ...(stored as object), socialLinks, later: { wheels: 4 } })
  expect(await admin().call(settingsApi.get, {})).toMatchObject({ socialLinks })
})

async function storeEntry(kind: EntryKind, payload: unknown, recipient: string): Promise<string> {
  const id = newId()
  const now = new Date(site.product.platform.clock.now()).toISOString()
  const times = { run_at: now, created_at: now, updated_at: now }
  await store().write([], (db) =>
    db
      .insertInto('outbox')
      .values({
        id,
        kind,
        payload: JSON.stringify(payload),
        recipient,
        subject: 'Stored',
        ...times,
      })
      .execute(),
  )
  return id
}

const entry = (id: string) => admin().call(outboxApi.get, { params: { id } })

test.each(examplesOf('mail'))('%s is sent as it was written', async (_, stored) => {
  const id = await storeEntry('mail', stored, 'ada@example.com')
  site.product.platform.outbox.wake()
  await eventually(async () => expect(await entry(id)).toMatchObject({ state: 'sent' }))
  expect(site.mails.find((mail) => mail.id === id)).toMatchObject(stored as object)
  const { text } = stored as { text: string }
  expect(await entry(id)).toMatchObject({ content: { text } })
})

test.each([...examplesOf('webhook'), ...examplesOf('purge')])(
  '%s is shown',
  async (name, stored) => {
    const kind = name.startsWith('purge') ? 'purge' : 'webhook'
    const id = await storeEntry(kind, stored, 'hooks.example.com')
    expect(await entry(id)).toMatchObject({ content: stored })
  },
)

test('an email that cannot be read fails, is said to be so, and delays no other', async () => {
  const odd = { to: 'odd@example.com', parts: ['Hello?token=abcdefghijklmnopqrstuvwxyz'] }
  const id = await storeEntry('mail', odd, 'odd@example.com')
  const [, good] = examplesOf('mail')[0]!
  const next = await storeEntry('mail', good, 'ada@example.com')
  site.product.platform.outbox.wake()
  await eventually(async () => expect(await entry(next)).toMatchObject({ state: 'sent' }))
  await eventually(async () =>
    expect(await entry(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: 'This version of the software cannot read the stored content.',
      content: { unreadable: true },
    }),
  )
  expect(site.mails.some((mail) => mail.id === id)).toBe(false)
  const known = await admin().call(personalDataApi.get, { query: { email: 'odd@example.com' } })
  expect(JSON.stringify(known)).toContain('Hello?token=…')
})

test.each(examplesOf('saved-view'))(
  '%s is listed beside one of another form',
  async (_, stored) => {
    const body = { list: 'news', name: 'Stored', search: { search: 'x' } }
    const view = await admin().call(viewsApi.save, { body })
    const odd = await admin().call(viewsApi.save, { body: { ...body, name: 'Unusual' } })
    const set = (id: string, search: unknown) =>
      store().write([], (db) =>
        db
          .updateTable('saved_view')
          .set({ search: JSON.stringify(search) })
          .where('id', '=', id)
          .execute(),
      )
    await set(view.id, stored)
    await set(odd.id, { 'old-name': 'x'.repeat(300), state: 'draft', pages: 3 })
    expect(await admin().call(viewsApi.list, {})).toEqual([
      { id: view.id, list: 'news', name: 'Stored', search: stored },
      { ...odd, search: { 'old-name': 'x'.repeat(300), state: 'draft' } },
    ])
    await admin().call(viewsApi.remove, { params: { id: odd.id } })
  },
)
