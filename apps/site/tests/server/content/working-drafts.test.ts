import { describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { dropDraft, keepDraft } from '@repo/platform/content/server/versions/drafts.ts'
import { deleteExpired } from '@repo/platform/content/server/versions/version-routes.ts'
import { mostDrafts } from '@repo/platform/content/draft-calls.ts'
import { newsApi } from '#src/features/news/contract.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { inviteUser } from '#tests/support/users.ts'

const site = useProduct()
const editor = () => site.as('editor')
const day = 86_400_000

describe('a working draft', () => {
  const keep = (id: string, values: object, as: 'editor' | 'admin' = 'editor') =>
    site.as(as).call(newsApi.keepDraft, { body: { id, baseVersion: 3, values: { ...values } } })
  const read = (id: string, as: 'editor' | 'admin' = 'editor') =>
    site.as(as).call(newsApi.draft, { params: { id } })

  test('is listed by a title without characters that turn or hide it', async () => {
    const { id } = await publishNews(site)
    await keep(id, { title: '\u202eNot\u200b yet\u202c', content: '' })
    expect(await read(id)).toMatchObject({ title: 'Not yet' })
  })

  test('is one’s own, and changes nothing of the item', async () => {
    const item = await publishNews(site)
    await keep(item.id, { title: 'Not yet', content: '<script>x</script>' })
    expect(await read(item.id)).toMatchObject({
      baseVersion: 3,
      title: 'Not yet',
      values: { content: '<script>x</script>' },
    })
    expect(await errorOf(read(item.id, 'admin'))).toMatchObject({ code: 404 })
    expect(await editor().call(newsApi.get, { params: { id: item.id } })).toEqual(item)
    const { total } = await site.as('admin').list(auditApi.list, { query: { search: item.id } })
    expect(total).toBe(2)
  })

  test('is replaced by the next, listed, discarded', async () => {
    await keep('new-a', { title: 'One' })
    await keep('new-a', { title: 'Two' })
    const all = await editor().call(newsApi.drafts, {})
    expect(all['new-a']).toMatchObject({ title: 'Two' })
    await editor().call(newsApi.dropDraft, { params: { id: 'new-a' } })
    expect(await errorOf(read('new-a'))).toMatchObject({ code: 404 })
  })

  test('of one editor is not overwritten by another one, unless that has taken it over', async () => {
    const { id } = await createNews(site)
    const write = (editorId: string, title: string, replaces?: string) =>
      editor().call(newsApi.keepDraft, {
        body: { id, baseVersion: 1, values: { title }, editor: editorId, replaces },
      })
    await write('here', 'Begun here')
    expect(await write('here', 'Continued here')).toMatchObject({ editor: 'here' })
    const refused = await errorOf(write('there', 'Begun there'))
    expect(refused).toMatchObject({ code: 409, errorCode: 'STALE_VERSION' })
    expect((refused.error as Problem).current).toMatchObject({ editor: 'here' })
    expect(await errorOf(write('there', 'Begun there', 'elsewhere'))).toMatchObject({ code: 409 })
    expect(await read(id)).toMatchObject({ editor: 'here', title: 'Continued here' })
    await write('there', 'Taken over', 'here')
    expect(await read(id)).toMatchObject({ editor: 'there', title: 'Taken over' })
    expect(await errorOf(write('here', 'Late'))).toMatchObject({ code: 409 })
  })

  test('of an item in the trash is not listed until the item is back', async () => {
    const { id } = await createNews(site)
    await keep(id, { title: 'Not yet' })
    const ids = async () => Object.keys(await editor().call(newsApi.drafts, {}))
    await editor().call(newsApi.remove, { params: { id } })
    expect(await ids()).not.toContain(id)
    await editor().call(newsApi.untrash, { body: { id } })
    expect(await ids()).toContain(id)
  })

  test('is discarded after 90 days', async () => {
    await keep('new-b', { title: 'Old' })
    site.advance(91 * day)
    await site.signInAgain()
    await deleteExpired(site.product.platform)
    expect(await errorOf(read('new-b'))).toMatchObject({ code: 404 })
  })

  test.each(['', ' ', '.', '..', 'new-a/b', 'new a', 'x'.repeat(81)])(
    'has an id that can stand in an address, not %j',
    async (id) => {
      expect(fieldsOf(await errorOf(keep(id, { title: 'Begun' })))).toEqual(['id'])
    },
  )

  test('of more than 500 KB is rejected', async () => {
    expect(await errorOf(keep('new-c', { content: 'x'.repeat(512_000) }))).toMatchObject({
      code: 413,
    })
  })
  test('shows a title of whole characters, however long it is', async () => {
    const longest = 'x'.repeat(199)
    const kept = await keep('new-d', { title: `${longest}😀 and more` })
    expect(kept.title).toBe(longest)
    const family = '👩‍👩‍👧'
    expect(await keep('new-d', { title: `${'x'.repeat(197)}${family}` })).toMatchObject({
      title: 'x'.repeat(197),
    })
    expect(await keep('new-d', { title: `${'x'.repeat(192)}${family}!` })).toMatchObject({
      title: `${'x'.repeat(192)}${family}`,
    })
  })

  test('is refused once an account keeps 200; those there go on', async () => {
    const { store, clock } = site.product.platform
    const { id: accountId } = await inviteUser(site)
    const write = (n: number, kind: 'news' | 'media' = 'news') =>
      store.write([], (db) =>
        keepDraft(
          db,
          clock,
          { accountId, kind },
          { id: `new-${n}`, baseVersion: null, values: {} },
        ),
      )
    for (let n = 0; n < mostDrafts; n += 1) await write(n)
    for (const kind of ['news', 'media'] as const)
      expect(await errorOf(write(mostDrafts, kind))).toMatchObject({
        errorCode: 'INVALID_FIELDS',
        extra: {
          fields: [
            {
              field: 'id',
              message: 'You already have 200 sets of unsaved changes. Save or discard one first.',
            },
          ],
        },
      })
    expect(await write(7)).toMatchObject({ id: 'new-7' })
    await store.write([], (db) => dropDraft(db, { accountId, kind: 'news' }, 'new-3'))
    expect(await write(mostDrafts)).toMatchObject({ id: 'new-200' })
  })
})
