import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** All that is stored of the items: rows, index, former permalinks, what they were made from, versions. */
async function storedOf(ids: readonly string[]): Promise<string> {
  const { db } = site.product.platform.store
  const rows = await db
    .selectFrom('news')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const words = await db
    .selectFrom('search_entry')
    .selectAll()
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('language')
    .execute()
  const redirects = await db
    .selectFrom('news_redirect')
    .selectAll()
    .where('news_id', 'in', ids)
    .orderBy('permalink')
    .execute()
  const texts = await db
    .selectFrom('item_text')
    .selectAll()
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .execute()
  const approvals = await db
    .selectFrom('approved_text')
    .selectAll()
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .execute()
  const revisions = await db
    .selectFrom('content_revision')
    .selectAll()
    .where('item_id', 'in', ids)
    .orderBy('id')
    .execute()
  return JSON.stringify([rows, words, redirects, texts, approvals, revisions])
}

test.each(Array.from({ length: 12 }, (_, n) => n + 1))(
  'no sequence of actions on an item changes what is stored of the others (%i)',
  async (seed) => {
    const { below: random, pick } = diceOf(seed)
    const en = await publishNews(site, { language: 'en' })
    const de = await publishNews(site, { language: 'de', counterpartOf: en.id })
    const fr = await createNews(site, { language: 'fr', counterpartOf: en.id })
    const lone = await createNews(site, { language: 'it' })
    const others = [en.id, de.id, fr.id, lone.id]
    const before = await storedOf(others)
    let { id } = await createNews(site, { language: 'pt', counterpartOf: en.id })
    const editor = site.as('editor')
    const params = () => ({ id })
    const change = (more: object) =>
      editor.call(newsApi.update, { body: { ...newsInput(more), id } })
    const actions: (() => Promise<unknown>)[] = [
      () => change({ language: 'pt', title: `Title ${random(100)}` }),
      () => change({ language: pick(langs) }),
      () => change({ language: pick(langs), counterpartOf: pick(others) }),
      () => change({ language: 'pt', counterpartOf: null }),
      () => editor.call(newsApi.publish, { body: { id } }),
      () => editor.call(newsApi.publish, { body: { id, publishAt: '2099-01-01T00:00:00Z' } }),
      () => editor.call(newsApi.activate, { body: { id } }),
      () => editor.call(newsApi.deactivate, { body: { id } }),
      () =>
        editor.call(newsApi.keepDraft, { body: { id, baseVersion: 1, values: { title: 'x' } } }),
      async () => {
        const sourceId = pick(others)
        const { version: sourceVersion } = await editor.call(newsApi.get, {
          params: { id: sourceId },
        })
        await editor.call(newsApi.approve, { body: { id, sourceId, sourceVersion, blocks: 'all' } })
      },
      async () => {
        const { items } = await editor.list(newsApi.revisions, { params: params(), query: {} })
        const revision = pick(Object.keys(items))
        const { version } = await editor.call(newsApi.get, { params: params() })
        await editor.call(newsApi.restore, { body: { id, revision, version } })
      },
      async () => {
        await editor.call(newsApi.remove, { params: params() })
        expect(await storedOf(others)).toBe(before)
        await editor.call(newsApi.untrash, { body: { id } })
      },
      async () => {
        await editor.call(newsApi.remove, { params: params() })
        ;({ id } = await createNews(site, { language: 'es', counterpartOf: pick(others) }))
      },
    ]
    const outcomes: (string | undefined)[] = []
    for (let step = 0; step < 15; step += 1) {
      const ended = await pick(actions)().then(
        () => 'done',
        ({ errorCode }: { errorCode?: string }) => errorCode,
      )
      outcomes.push(ended)
      expect(await storedOf(others)).toBe(before)
    }
    expect(outcomes).toContain('done')
    // A source in another group cannot be approved.
    const expected = ['done', 'LANGUAGE_TAKEN', 'INVALID_FIELDS']
    for (const outcome of outcomes) expect(expected).toContain(outcome)
  },
)
