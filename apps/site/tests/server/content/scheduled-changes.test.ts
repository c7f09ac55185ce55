import { describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { hour, second } from '@repo/platform/server/clock.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { publishNews } from '#tests/support/factories.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const { editor, save, publish, schedule, discard, get, revisionsOf } = newsChanges(site)
const now = () => site.product.platform.clock.now().getTime()
const inHours = (hours: number) =>
  new Date(Math.ceil(now() / second) * second + hours * hour).toISOString()
const goTo = (moment: string, ms: number) => site.stopClock(Date.parse(moment) + ms)

const holds = async (path: string, text: string) =>
  (await (await site.request(path)).text()).includes(text)

describe('changes are published by the clock of the server that answers', () => {
  test('on cached pages, in lists, feeds, search and calls, from that second on', async () => {
    const item = await publishNews(site, { title: 'Gyroscope before' })
    await save(item, { title: 'Gyroscope after' })
    const publishAt = inHours(1)
    expect((await schedule(item.id, publishAt)).changes).toMatchObject({ publishAt })
    const paths = [
      `/en/${item.permalink}`,
      '/en',
      '/en/news',
      '/en/news?search=gyroscope',
      '/feed-en.xml',
      '/feed-en.json',
      `/api/news/site/byid/${item.id}`,
      '/api/news/site/en',
      '/api/news/site/en?search=gyroscope',
    ]
    const shown = async (text: string) => {
      for (const path of [...paths, ...paths])
        expect([path, await holds(path, text)]).toEqual([path, true])
    }
    goTo(publishAt, -second)
    await shown('Gyroscope before')
    goTo(publishAt, 0)
    // The first request is of a page that was kept.
    await shown('Gyroscope after')
    expect(await get(item.id)).not.toHaveProperty('changes')
    expect((await revisionsOf(item.id))[0]).toMatchObject({ action: 'publish-changes' })
  })

  test('in the name of the account that has scheduled them', async () => {
    const item = await publishNews(site, { title: 'Before' })
    await save(item, { title: 'After' })
    const publishAt = inHours(1)
    await schedule(item.id, publishAt)
    goTo(publishAt, second)
    await site.request('/en')
    const { items } = await site.as('admin').list(auditApi.list, { query: { search: item.id } })
    const [published, scheduled] = Object.values(items)
    expect(published).toMatchObject({ call: 'PUT /api/news/publish-changes' })
    expect(scheduled).toMatchObject({ call: 'PUT /api/news/schedule-changes' })
    expect(published?.account).toEqual(scheduled?.account)
    expect((await revisionsOf(item.id))[0]?.who).toBe(scheduled?.account?.name)
  })

  test('with what was saved last, unless somebody takes them off the schedule', async () => {
    const [one, other] = [await publishNews(site), await publishNews(site, { title: 'Stays' })]
    await save(one, { title: 'First' })
    await save(other, { title: 'Never' })
    const publishAt = inHours(1)
    await schedule(one.id, publishAt)
    await schedule(other.id, publishAt)
    expect((await save(one, { title: 'Second' })).changes).toMatchObject({ publishAt })
    expect((await schedule(other.id, null)).changes).not.toHaveProperty('publishAt')
    goTo(publishAt, second)
    expect(await get(one.id)).toMatchObject({ title: 'Second' })
    expect(await get(other.id)).toMatchObject({ title: 'Stays' })
  })

  test('or stay, and say why, where they break a rule by then', async () => {
    const item = await publishNews(site)
    const permalink = `${item.permalink}-wanted`
    await save(item, { permalink })
    const publishAt = inHours(1)
    await schedule(item.id, publishAt)
    await publishNews(site, { permalink })
    goTo(publishAt, second)
    const { changes } = await get(item.id)
    expect(changes).not.toHaveProperty('publishAt')
    expect(changes?.problem).toContain('This permalink is taken.')
    expect((await site.request(`/en/${item.permalink}`)).status).toBe(200)
    // Saved again, they have no problem any more.
    const { changes: again } = await save(item, { permalink: `${permalink}-2` })
    expect(again).not.toHaveProperty('problem')
  })

  test('not where the item is in the trash by then, nor when it is back', async () => {
    const item = await publishNews(site, { title: 'Before' })
    await save(item, { title: 'After' })
    const publishAt = inHours(1)
    await schedule(item.id, publishAt)
    await editor().call(newsApi.remove, { params: { id: item.id } })
    goTo(publishAt, second)
    await site.request('/en')
    const back = await editor().call(newsApi.untrash, { body: { id: item.id } })
    expect(back).toMatchObject({ title: 'Before', changes: { item: { title: 'After' } } })
    expect(back.changes).not.toHaveProperty('publishAt')
    expect(back).not.toHaveProperty('changesPublishAt')
  })
})

describe('the list of what is scheduled', () => {
  const listed = async () =>
    Object.values((await editor().list(newsApi.list, { query: { state: 'scheduled' } })).items)
  const counted = async () => (await editor().call(newsApi.counts, { query: {} })).scheduled

  test('has an item with scheduled changes, in the order of what comes first', async () => {
    const before = await counted()
    const item = await publishNews(site, { title: 'Before' })
    const [publishAt, hideAt] = [inHours(2), inHours(3)]
    const first = await publishNews(site, { title: 'First', hideAt: inHours(1) })
    const last = await publishNews(site, { title: 'Last', hideAt })
    await save(item, { title: 'After' })
    expect(await counted()).toBe(before + 2)
    expect((await schedule(item.id, publishAt)).changesPublishAt).toBe(publishAt)
    expect(await counted()).toBe(before + 3)
    const own = (await listed()).filter(({ id }) => [item.id, first.id, last.id].includes(id))
    expect(own.map(({ id, changesPublishAt }) => [id, changesPublishAt])).toEqual([
      [first.id, undefined],
      [item.id, publishAt],
      [last.id, undefined],
    ])
    expect(
      await site.as('visitor').call(newsApi.siteById, { params: { id: item.id } }),
    ).not.toHaveProperty('changesPublishAt')
    goTo(publishAt, second)
    expect((await listed()).map(({ id }) => id)).not.toContain(item.id)
    expect(await get(item.id)).not.toHaveProperty('changesPublishAt')
  })

  test('has it no more once the schedule ends, the changes go or break a rule', async () => {
    const before = await counted()
    const scheduled = async (change: object = { title: 'After' }) => {
      const item = await publishNews(site, { title: 'Before' })
      await save(item, change)
      await schedule(item.id, inHours(1))
      return item
    }
    const [ended, discarded, published] = [await scheduled(), await scheduled(), await scheduled()]
    expect(await counted()).toBe(before + 3)
    await schedule(ended.id, null)
    expect(await counted()).toBe(before + 2)
    await discard(discarded.id)
    expect(await counted()).toBe(before + 1)
    await publish(published.id)
    expect(await counted()).toBe(before)
    const permalink = 'wanted-by-two'
    const broken = await scheduled({ permalink })
    await publishNews(site, { permalink })
    goTo(inHours(1), second)
    const after = await get(broken.id)
    expect(after).not.toHaveProperty('changesPublishAt')
    expect(after.changes?.problem).toContain('This permalink is taken.')
  })
})

test('a time to come is asked for, and changes to publish', async () => {
  const item = await publishNews(site)
  expect(await errorOf(schedule(item.id, inHours(1)))).toMatchObject({ code: 404 })
  await save(item, { title: 'After' })
  expect(await errorOf(schedule(item.id, inHours(-1)))).toMatchObject({
    code: 422,
    errorCode: 'INVALID_FIELDS',
  })
})

test('a request asks the database for no schedule that it knows', async () => {
  const item = await publishNews(site)
  await save(item, { title: 'After' })
  await schedule(item.id, inHours(1))
  const { store, scheduledChanges } = site.product.platform
  await scheduledChanges?.arrive()
  // What PostgreSQL tells of the own write may come after the first time.
  const asked = () => queriesOf(store.db, async () => scheduledChanges?.arrive())
  await expect.poll(asked).toEqual([])
})
