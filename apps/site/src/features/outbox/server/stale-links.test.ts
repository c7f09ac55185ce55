import { expect, test } from 'vitest'
import { passwordApi } from '@repo/platform/account/password-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { password, useProduct } from '#tests/support/product.ts'
import { inviteUser, mailedToken } from '#tests/support/users.ts'
import { outboxApi } from '../contract.ts'

const site = useProduct()
const admin = () => site.as('admin')

test('a mail whose link was used, replaced or has expired is dropped once mails leave, and says so', async () => {
  site.smtp.down = true
  const addresses = ['used', 'replaced', 'gone', 'expired', 'open'].map((n) => `${n}@late.example`)
  const [used, replaced, gone, expired, open] = await Promise.all(
    addresses.map((email) => inviteUser(site, { email })),
  )
  const linkOf = async (email: string) => {
    const { db } = site.product.platform.store
    const rows = db.selectFrom('outbox').select('payload').where('recipient', '=', email)
    const { payload } = await rows.executeTakeFirstOrThrow()
    return /token=([\w-]{43})/.exec((payload as Mail).text)![1]!
  }
  const token = await linkOf(used!.email)
  await site.as('visitor').call(passwordApi.set, { body: { token, password } })
  await admin().call(usersApi.invite, { body: { id: replaced!.id } })
  await admin().call(usersApi.remove, { params: { id: gone!.id } })
  const store = site.product.platform.store
  const ends_at = new Date(site.product.platform.clock.now().getTime() - 1000).toISOString()
  await store.write([], (db) =>
    db.updateTable('account_link').set({ ends_at }).where('account_id', '=', expired!.id).execute(),
  )
  site.smtp.down = false
  const { items } = await admin().list(outboxApi.list, { query: { search: '@late.example' } })
  for (const id of Object.keys(items))
    await admin()
      .call(outboxApi.retry, { body: { id } })
      .catch(() => undefined)
  await mailedToken(site, open!.email)
  await mailedToken(site, replaced!.email)
  const ends = async (email: string) => {
    const found = await admin().list(outboxApi.list, { query: { search: email } })
    return Object.values(found.items)
      .map(({ state, lastError }) => `${state}: ${lastError}`)
      .toSorted((a, b) => a.localeCompare(b))
  }
  const dropped = 'dropped: Not sent, because the link has been used or replaced, or has expired.'
  await eventually(async () => {
    for (const { email } of [used!, gone!, expired!])
      expect([email, await ends(email)]).toEqual([email, [dropped]])
    expect(await ends(replaced!.email)).toEqual([dropped, 'sent: null'])
    expect(await ends(open!.email)).toEqual(['sent: null'])
  })
  const mailed = site.mails.filter(({ to }) => addresses.includes(to)).map(({ to }) => to)
  expect(mailed.toSorted()).toEqual([open!.email, replaced!.email].toSorted())
  const [row] = Object.values(
    (await admin().list(outboxApi.list, { query: { search: used!.email } })).items,
  )
  await expect(admin().call(outboxApi.retry, { body: { id: row!.id } })).rejects.toMatchObject({
    errorCode: 'WRONG_STATE',
  })
})
