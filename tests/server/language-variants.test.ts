import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { createNews, newsInput } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')

/** Numbers from 0 to below 1 that only the seed decides. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const rows = (ids: readonly string[]) =>
  site.product.platform.store.db
    .selectFrom('news')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

test.each([1, 2, 3, 4])(
  'any sequence of actions on one language leaves every stored byte of the others as it was (%d)',
  async (seed) => {
    const random = randomFrom(seed)
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
    const { id, permalink } = await createNews(site, { language: 'en' })
    const others: string[] = []
    for (const language of ['de', 'es', 'fr'] as const) {
      const { id: other } = await createNews(site, { language, counterpartOf: id })
      others.push(other)
    }
    await editor().call(newsApi.publish, { body: { id: others[0]! } })
    const stranger = await createNews(site, { language: 'it' })
    const before = await rows(others)

    const params = { id }
    const item = () => editor().call(newsApi.get, { params })
    const actions: Record<string, () => Promise<unknown>> = {
      update: async () => {
        const change = { id, permalink, title: `Title ${random()}`, content: `<p>${random()}</p>` }
        const { counterpartOf: _, ...body } = { counterpartOf: null, ...newsInput(change) }
        await editor().call(newsApi.update, { body: { ...body, id } })
      },
      move: async () => {
        const language = any(['en', 'pt'] as const)
        await editor().call(newsApi.update, { body: { ...newsInput({ permalink, language }), id } })
      },
      tie: async () => {
        const counterpartOf = any([null, others[0]!, stranger.id])
        const { language } = await item()
        const change = newsInput({ permalink, language, counterpartOf })
        await editor().call(newsApi.update, { body: { ...change, id } })
      },
      publish: () => editor().call(newsApi.publish, { body: { id } }),
      schedule: () => {
        const publishAt = new Date(Date.now() + 3_600_000).toISOString()
        return editor().call(newsApi.publish, { body: { id, publishAt } })
      },
      hide: () => editor().call(newsApi.deactivate, { body: { id } }),
      show: () => editor().call(newsApi.activate, { body: { id } }),
      draft: () =>
        editor().call(newsApi.keepDraft, { body: { id, baseVersion: 1, values: { title: 'x' } } }),
      restore: async () => {
        const { items } = await editor().list(newsApi.revisions, { params, query: {} })
        const { version } = await item()
        const revision = any(Object.keys(items))
        await editor().call(newsApi.restore, { body: { id, revision, version } })
      },
      deleteAndBack: async () => {
        await editor().call(newsApi.remove, { params })
        expect(await rows(others)).toEqual(before)
        await editor().call(newsApi.untrash, { body: { id } })
      },
    }
    const done: string[] = []
    for (let step = 0; step < 25; step += 1) {
      const name = any(Object.keys(actions))
      done.push(name)
      await actions[name]!()
      expect(await rows(others), done.join(', ')).toEqual(before)
    }
  },
)
