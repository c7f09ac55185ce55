import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { newsInput } from './factories.ts'
import type { TestProduct } from './product.ts'

/** What an editor does with the changes of a published article, and what visitors see of it. */
export function newsChanges(site: Pick<TestProduct, 'as'>) {
  const editor = () => site.as('editor')
  const bodyOf = (item: { id: string; permalink: string }, change: object) => ({
    ...newsInput(),
    permalink: item.permalink,
    ...change,
    id: item.id,
  })
  return {
    editor,
    bodyOf,
    save: (item: NewsItem, change: object, as = editor()) =>
      as.call(newsApi.saveChanges, { body: bodyOf(item, change) }),
    publish: (id: string, version?: number) =>
      editor().call(newsApi.publishChanges, { body: { id, ...(version && { version }) } }),
    /** At a time (ISO, UTC), or no longer by the clock. */
    schedule: (id: string, publishAt: string | null) =>
      editor().call(newsApi.scheduleChanges, { body: { id, publishAt } }),
    discard: (id: string) => editor().call(newsApi.discardChanges, { params: { id } }),
    get: (id: string) => editor().call(newsApi.get, { params: { id } }),
    seen: (id: string) => site.as('visitor').call(newsApi.siteById, { params: { id } }),
    revisionsOf: async (id: string) =>
      Object.values((await editor().list(newsApi.revisions, { params: { id }, query: {} })).items),
  }
}
