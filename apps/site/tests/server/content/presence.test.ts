import { expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { presentFor } from '@repo/platform/content/presence-calls.ts'
import { deleteExpired } from '@repo/platform/content/server/versions/version-routes.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct, type Caller } from '#tests/support/product.ts'
import { addUser } from '#tests/support/users.ts'

const site = useProduct()
const second = 1_000

const open = async (id: string, editor: string, as: Caller = 'editor') =>
  (await site.as(as).call(newsApi.present, { body: { id, editor } })).others
const leave = (id: string, editor: string, as: Caller = 'editor') =>
  site.as(as).call(newsApi.leave, { params: { id, editor } })

test('an editor sees the other open editors by name and start time, and not itself', async () => {
  const { id } = await createNews(site)
  expect(await open(id, 'one')).toEqual([])
  const [other, ...none] = await open(id, 'two', 'admin')
  expect(none).toEqual([])
  expect(other).toMatchObject({ name: 'editor', isOwn: false, secondsLeft: presentFor })
  const since = other!.since
  site.advance(15 * second)
  expect(await open(id, 'one')).toMatchObject([{ name: 'Administrator', isOwn: false }])
  expect(await open(id, 'two', 'admin')).toMatchObject([{ name: 'editor', since }])
})

test('another window of the same account is marked as own; several windows of a colleague are one entry', async () => {
  const { id } = await createNews(site)
  await open(id, 'one')
  expect(await open(id, 'two')).toMatchObject([{ name: 'editor', isOwn: true }])
  expect(await open(id, 'three', 'admin')).toMatchObject([{ name: 'editor', isOwn: false }])
})

test('an editor that leaves is gone at once, a silent one after 40 seconds by the clock of the server', async () => {
  const { id } = await createNews(site)
  await open(id, 'one')
  await open(id, 'two')
  expect(await leave(id, 'one')).toEqual({ id })
  expect(await open(id, 'three', 'admin')).toHaveLength(1)
  await leave(id, 'two')
  expect(await open(id, 'three', 'admin')).toEqual([])
  await open(id, 'one')
  site.advance((presentFor - 1) * second)
  expect(await open(id, 'three', 'admin')).toMatchObject([{ name: 'editor', secondsLeft: 1 }])
  site.advance(2 * second)
  expect(await open(id, 'three', 'admin')).toEqual([])
})

test('an editor that returns later has a new start time', async () => {
  const { id } = await createNews(site)
  await open(id, 'one')
  site.advance(60 * second)
  const before = site.product.platform.clock.now().toISOString()
  await open(id, 'one')
  const [one] = await open(id, 'two', 'admin')
  expect(one!.since >= before).toBe(true)
})

test('an item lists only its own editors', async () => {
  const [one, other] = [await createNews(site), await createNews(site)]
  await open(one.id, 'one')
  expect(await open(other.id, 'two', 'admin')).toEqual([])
  await leave(other.id, 'one')
  expect(await open(one.id, 'two', 'admin')).toHaveLength(1)
})

test('an account cannot end the presence of a colleague', async () => {
  const { id } = await createNews(site)
  await open(id, 'one')
  await leave(id, 'one', 'admin')
  expect(await open(id, 'two', 'admin')).toHaveLength(1)
})

test('roles without the permission to write can neither send nor read presence', async () => {
  const { id } = await createNews(site)
  for (const as of ['viewer', 'sales'] as const) {
    expect(await errorOf(open(id, 'one', as))).toMatchObject({ code: 403 })
    expect(await errorOf(leave(id, 'one', as))).toMatchObject({ code: 403 })
  }
  expect(await errorOf(open(id, 'one', 'visitor'))).toMatchObject({ code: 401 })
})

test('bad input is refused', async () => {
  const { id } = await createNews(site)
  for (const editor of ['', 'a b', 'x'.repeat(65), '../x'])
    expect(fieldsOf(await errorOf(open(id, editor)))).toEqual(['editor'])
  expect(await errorOf(open('unknown', 'one'))).toMatchObject({ code: 404 })
  await site.as('editor').call(newsApi.remove, { params: { id } })
  expect(await errorOf(open(id, 'one'))).toMatchObject({ code: 404 })
})

test('a heartbeat takes two reads, and leaves no topic, revision or audit entry', async () => {
  const item = await publishNews(site)
  const { store } = site.product.platform
  const log = () => site.as('admin').list(auditApi.list, { query: { search: item.id } })
  const before = await log()
  const told: unknown[] = []
  store.changes.listen((topic) => told.push(topic))
  const reads = await queriesOf(store.db, () => open(item.id, 'one'))
  await leave(item.id, 'one')
  expect(
    reads.filter(({ sql }) => sql.includes('content_presence') || sql.includes('"news"')),
  ).toHaveLength(2)
  expect(told).toEqual([])
  expect((await log()).total).toBe(before.total)
  expect(await site.as('editor').call(newsApi.get, { params: { id: item.id } })).toEqual(item)
  expect(
    (await site.as('editor').list(newsApi.revisions, { params: { id: item.id }, query: {} })).total,
  ).toBe(2)
})

test('old rows are deleted by the next heartbeat of the account, every hour, and with the account', async () => {
  const { store } = site.product.platform
  const rows = () =>
    store.db.selectFrom('content_presence').select('editor').orderBy('editor').execute()
  const { id } = await createNews(site)
  site.advance(60 * second)
  await deleteExpired(site.product.platform)
  expect(await rows()).toEqual([])
  await open(id, 'one')
  site.advance(60 * second)
  await open(id, 'two')
  expect(await rows()).toEqual([{ editor: 'two' }])
  const { user, client } = await addUser(site, { role: 'editor' })
  await client.call(newsApi.present, { body: { id, editor: 'three' } })
  await site.as('admin').call(usersApi.remove, { params: { id: user.id } })
  expect(await rows()).toEqual([{ editor: 'two' }])
})
