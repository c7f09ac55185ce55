import { expect, test } from 'vitest'
import { hour, second } from '@repo/platform/server/clock.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { newsInput, publishNews } from '#tests/support/factories.ts'
import { useTwoServers } from '#tests/support/product.ts'

const [one, other] = useTwoServers()

const changeOf = ({ id, permalink }: NewsItem, title: string, version?: number) => ({
  body: { ...newsInput(), id, permalink, title, ...(version !== undefined && { version }) },
})
const titleAt = async (site: typeof one, { permalink }: NewsItem) =>
  /<h1[^>]*>([^<]*)/.exec(await (await site.request(`/en/${permalink}`)).text())?.[1]

test('changes saved on one server are what the other goes on from, and publishes for both', async () => {
  const item = await publishNews(one, { title: 'Before' })
  expect(await titleAt(one, item)).toBe('Before')
  expect(await titleAt(other, item)).toBe('Before')
  const { changes } = await one.as('editor').call(newsApi.saveChanges, changeOf(item, 'First'))
  const late = other.as('admin').call(newsApi.saveChanges, changeOf(item, 'Late', item.version))
  expect(await errorOf(late)).toMatchObject({
    errorCode: 'STALE_VERSION',
    error: { current: { changes: { item: { title: 'First' } } } },
  })
  await other.as('admin').call(newsApi.saveChanges, changeOf(item, 'Second', changes!.version))
  expect([await titleAt(one, item), await titleAt(other, item)]).toEqual(['Before', 'Before'])
  await other.as('admin').call(newsApi.publishChanges, { body: { id: item.id } })
  expect(await titleAt(other, item)).toBe('Second')
  await eventually(async () => expect(await titleAt(one, item)).toBe('Second'))
})

test('of simultaneous saves one is the next version, and the other learns of it', async () => {
  const item = await publishNews(one)
  const saves = await Promise.allSettled(
    [one, other, one, other].map((site, n) =>
      site.as('editor').call(newsApi.saveChanges, changeOf(item, `Save ${n}`, item.version)),
    ),
  )
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('changes are published once at their second, whichever server is asked', async () => {
  const item = await publishNews(one, { title: 'Before' })
  await one.as('editor').call(newsApi.saveChanges, changeOf(item, 'After'))
  const start = Math.ceil(Date.now() / second) * second
  const publishAt = new Date(start + hour).toISOString()
  await one.as('editor').call(newsApi.scheduleChanges, { body: { id: item.id, publishAt } })
  await eventually(async () => {
    const { changes } = await other.as('editor').call(newsApi.get, { params: { id: item.id } })
    expect(changes).toMatchObject({ publishAt })
  })
  expect([await titleAt(one, item), await titleAt(other, item)]).toEqual(['Before', 'Before'])
  one.stopClock(start + hour)
  other.stopClock(start + hour)
  const both = await Promise.all([titleAt(one, item), titleAt(other, item)])
  expect(both).toEqual(['After', 'After'])
  const { items } = await one
    .as('editor')
    .list(newsApi.revisions, { params: { id: item.id }, query: {} })
  const actions = Object.values(items).map(({ action }) => action)
  expect(actions.filter((action) => action === 'publish-changes')).toHaveLength(1)
})
