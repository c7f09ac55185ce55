import { describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const { editor, bodyOf, save, publish, discard, get, seen, revisionsOf } = newsChanges(site)
const admin = () => site.as('admin')

describe('changes to a published item', () => {
  test('wait for all who may edit it, and visitors go on reading what is published', async () => {
    const item = await publishNews(site, { title: 'Before' })
    const saved = await save(item, { title: 'After', content: '<p>New.</p>' })
    expect(saved).toMatchObject({
      title: 'Before',
      version: item.version,
      updatedAt: item.updatedAt,
      changesVersion: item.version + 1,
      changes: {
        version: item.version + 1,
        changed: ['title', 'content'],
        replaces: [],
        item: { title: 'After', content: '<p>New.</p>', version: item.version + 1 },
      },
    })
    const others = await admin().call(newsApi.getChanges, { params: { id: item.id } })
    expect(others.changes).toEqual(saved.changes)
    expect(others.changes?.savedBy).toBeTruthy()
    expect(await seen(item.id)).toMatchObject({ title: 'Before', version: item.version })
    expect(await seen(item.id)).not.toHaveProperty('changesVersion')
  })

  test('published, are what visitors see, as a version of its own', async () => {
    const item = await publishNews(site, { title: 'Before' })
    const { changes } = await save(item, { title: 'After' })
    const published = await publish(item.id, changes!.version)
    expect(published).toMatchObject({ title: 'After', version: item.version + 2, published: true })
    expect(published).not.toHaveProperty('changes')
    expect(await seen(item.id)).toMatchObject({ title: 'After' })
    expect((await revisionsOf(item.id))[0]).toMatchObject({
      action: 'publish-changes',
      changed: ['title'],
    })
    // Published twice is published once.
    expect(await publish(item.id)).toMatchObject({ version: published.version })
    expect(
      await errorOf(editor().call(newsApi.getChanges, { params: { id: item.id } })),
    ).toMatchObject({ code: 404 })
  })

  test('discarded, stay within reach as a version that nothing is made from', async () => {
    const item = await publishNews(site, { title: 'Before', content: '<p>One.</p>' })
    await save(item, { title: 'Discarded', content: '<p>One.</p>' })
    expect(await discard(item.id)).toMatchObject({ title: 'Before', version: item.version })
    expect(await errorOf(discard(item.id))).toMatchObject({ code: 404 })
    await editor().call(newsApi.update, { body: bodyOf(item, { content: '<p>Two.</p>' }) })
    const [latest, discarded, first] = await revisionsOf(item.id)
    expect(discarded).toMatchObject({ action: 'discard-changes', changed: ['title'] })
    const at = (revision: string) =>
      editor().call(newsApi.revision, { params: { id: item.id, revision } })
    expect(await at(discarded!.id)).toMatchObject({ title: 'Discarded', content: '<p>One.</p>' })
    expect(await at(latest!.id)).toMatchObject({ content: '<p>Two.</p>' })
    expect((await at(latest!.id)).title).not.toBe('Discarded')
    expect(await at(first!.id)).toMatchObject({ title: 'Before' })
  })

  test('saved with a version that somebody has passed, are refused with what is stored', async () => {
    const item = await publishNews(site, { title: 'Before' })
    const first = await save(item, { title: 'Mine', version: item.version })
    const late = save(item, { title: 'Late', version: item.version }, admin())
    expect(await errorOf(late)).toMatchObject({
      code: 409,
      errorCode: 'STALE_VERSION',
      error: { current: { title: 'Before', changes: { item: { title: 'Mine' } } } },
    })
    const { version } = first.changes!
    const second = await save(item, { title: 'Ours', version })
    expect(second.changes?.version).toBe(version + 1)
    expect(await errorOf(publish(item.id, version))).toMatchObject({ errorCode: 'STALE_VERSION' })
    // A number is never used twice, also after the changes are gone.
    await discard(item.id)
    const third = await save(item, { title: 'Anew', version: item.version })
    expect(third.changes!.version).toBeGreaterThan(second.changes!.version)
  })

  test('that a colleague saves over stay as a version of their author', async () => {
    const item = await publishNews(site, { title: 'Before' })
    const { changes } = await save(item, { title: 'Mine' })
    await save(item, { title: 'Mine, later', version: changes!.version })
    const { version } = (await get(item.id)).changes!
    const theirs = await save(item, { title: 'Theirs', version }, admin())
    expect(theirs.changes?.item.title).toBe('Theirs')
    const [kept, next] = await revisionsOf(item.id)
    expect(kept).toMatchObject({ action: 'save-changes', who: changes!.savedBy })
    expect(next?.action).toBe('publish')
    const params = { id: item.id, revision: kept!.id }
    expect(await editor().call(newsApi.revision, { params })).toMatchObject({
      title: 'Mine, later',
    })
    expect(await publish(item.id)).toMatchObject({ title: 'Theirs' })
    expect((await revisionsOf(item.id))[0]).toMatchObject({ action: 'publish-changes' })
  })

  test('saved again as they are, or as what is published, make no version', async () => {
    const item = await publishNews(site, { title: 'Before', categories: ['A'] })
    const same = { title: 'Before', categories: ['A'] }
    expect(await save(item, same)).not.toHaveProperty('changes')
    const first = await save(item, { ...same, title: 'After' })
    expect((await save(item, { ...same, title: 'After' })).changes).toEqual(first.changes)
    expect(await save(item, same)).not.toHaveProperty('changes')
    expect((await revisionsOf(item.id))[0]).toMatchObject({ action: 'discard-changes' })
  })

  test('of an article that was never published are none', async () => {
    const item = await createNews(site)
    expect(await errorOf(save(item, {}))).toMatchObject({ errorCode: 'WRONG_STATE' })
  })

  test('are told where the published text has changed in the same place since', async () => {
    const item = await publishNews(site, { title: 'Before', categories: ['A'] })
    await save(item, { title: 'After', categories: ['A'] })
    const change = bodyOf(item, { title: 'Corrected', categories: ['B'] })
    const updated = await editor().call(newsApi.update, { body: change })
    expect(await seen(item.id)).toMatchObject({ title: 'Corrected', categories: ['B'] })
    expect(updated).toMatchObject({
      title: 'Corrected',
      changes: {
        changed: ['title'],
        replaces: ['title'],
        version: updated.version,
        item: { title: 'After', categories: ['B'] },
      },
    })
    expect(await publish(item.id)).toMatchObject({ title: 'After', categories: ['B'] })
  })

  test('clear a field, and change an event, categories and claims', async () => {
    const event = { start: '2027-03-01T09:00:00.000Z', timeZone: 'Europe/Lisbon' }
    const item = await publishNews(site, { description: 'Short.', author: 'Ada', event })
    const change = { description: null, author: 'Eve', event: null, claims: ['accuracy'] }
    const { changes } = await save(item, { ...change, categories: ['B', 'C'] })
    expect(changes?.item).not.toHaveProperty('description')
    expect(changes?.item).toMatchObject({ author: 'Eve', categories: ['B', 'C'] })
    expect(changes?.item.claims).toEqual(['accuracy'])
    const published = await publish(item.id)
    expect(published).not.toHaveProperty('description')
    expect(published).not.toHaveProperty('event')
    expect(published).toMatchObject({ author: 'Eve', categories: ['B', 'C'] })
  })

  test('are cleaned and checked as they will be when they are published', async () => {
    const item = await publishNews(site)
    const other = await publishNews(site)
    const { warnings, changes } = await save(item, { content: '<p>A</p><iframe></iframe>' })
    expect(warnings).toEqual(['iframe'])
    expect(changes?.item.content).toBe('<p>A</p>')
    expect(await errorOf(save(item, { permalink: other.permalink }))).toMatchObject({
      errorCode: 'PERMALINK_TAKEN',
    })
    expect(await errorOf(save(item, { featuredImageId: 'none' }))).toMatchObject({ code: 422 })
  })

  test('move the permalink once they are published, with a redirect', async () => {
    const item = await publishNews(site)
    const next = `${item.permalink}-next`
    await save(item, { permalink: next })
    expect((await site.request(`/en/${next}`)).status).toBe(404)
    await publish(item.id)
    expect((await site.request(`/en/${next}`)).status).toBe(200)
    expect((await site.request(`/en/${item.permalink}`)).status).toBe(301)
  })

  test('whose permalink was taken meanwhile stay, and say so', async () => {
    const item = await publishNews(site)
    const next = `${item.permalink}-wanted`
    await save(item, { permalink: next })
    await publishNews(site, { permalink: next })
    expect(await errorOf(publish(item.id))).toMatchObject({ errorCode: 'PERMALINK_TAKEN' })
    expect((await get(item.id)).changes?.item.permalink).toBe(next)
  })

  test('do not stand in the way of hiding and showing the item', async () => {
    const item = await publishNews(site, { title: 'Before' })
    await save(item, { title: 'After' })
    const hidden = await editor().call(newsApi.deactivate, { body: { id: item.id } })
    expect(hidden).toMatchObject({ active: false, changes: { item: { title: 'After' } } })
    expect(hidden.changes?.version).toBe(hidden.version)
    expect(await publish(item.id)).toMatchObject({ title: 'After', active: false })
  })

  test('leave entries in the audit log under the words of their calls', async () => {
    const item = await publishNews(site, { title: 'Before' })
    await save(item, { title: 'After' })
    await publish(item.id)
    const query = { search: item.id }
    const { items } = await admin().list(auditApi.list, { query })
    const entries = Object.values(items).map(({ call, changes }) => [
      call,
      changes?.map(({ field }) => field).toSorted(),
    ])
    expect(entries.slice(0, 2)).toEqual([
      ['PUT /api/news/publish-changes', ['title', 'version']],
      ['PUT /api/news/changes', ['title', 'version']],
    ])
  })
})
