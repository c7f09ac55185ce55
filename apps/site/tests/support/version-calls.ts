import type { ContentTypeName } from '@repo/platform/content/content-type-names.ts'
import type { Caller, TestProduct } from './product.ts'
import type { Calls } from './sample-call.ts'

interface Item {
  id: string
  version: number
}

interface TypeCalls {
  create: () => Promise<Item>
  /** The body that a PUT of the item has. */
  change: (item: Item) => Promise<object>
  /** Makes it visible to visitors. */
  publish: 'publish' | 'activate'
}

const readers: readonly Caller[] = ['viewer', 'editor', 'admin']
const writers: readonly Caller[] = ['editor', 'admin']

/** The calls of counts, revisions, trash, bulk actions, working drafts and presence of a type: their paths differ in its name alone. */
export function versionCallsOf(
  site: () => TestProduct,
  name: ContentTypeName,
  { create, change, publish }: TypeCalls,
): Calls {
  const path = `/api/${name}`
  const revisionOf = async (id: string) => {
    const answer = await site().request(`${path}/revisions/${id}`, { as: 'editor' })
    return Object.keys((await answer.json()) as object)[0]!
  }
  const stored = async () => ({ params: { id: (await create()).id } })
  const trashed = async () => {
    const { params } = await stored()
    const options = { as: 'editor', method: 'DELETE' } as const
    await site().request(`${path}/delete/id/${params.id}`, options)
    return { params }
  }
  const body = () => ({ id: 'new-one', baseVersion: null, values: { title: 'Begun' } })
  const draft = async (caller: Caller) => {
    const as = caller === 'admin' ? 'admin' : 'editor'
    await site().request(`${path}/draft`, { as, method: 'PUT', json: body() })
    return { params: { id: 'new-one' } }
  }
  const put = (place: string, json: object) =>
    site().request(`${path}/${place}`, { as: 'editor', method: 'PUT', json })
  const changed = async () => {
    const item = await create()
    await put(publish, { id: item.id })
    return { ...(await change(item)), id: item.id, title: 'Changed' }
  }
  const withChanges = async () => {
    const { id, ...rest } = await changed()
    await put('changes', { ...rest, id })
    return { id }
  }
  return {
    [`GET ${path}/changes/id/:id`]: {
      who: writers,
      send: async () => ({ params: await withChanges() }),
    },
    [`PUT ${path}/changes`]: { who: writers, send: async () => ({ body: await changed() }) },
    [`PUT ${path}/publish-changes`]: {
      who: writers,
      send: async () => ({ body: await withChanges() }),
    },
    [`PUT ${path}/schedule-changes`]: {
      who: writers,
      send: async () => ({
        body: { ...(await withChanges()), publishAt: '2099-01-01T00:00:00.000Z' },
      }),
    },
    [`DELETE ${path}/changes/id/:id`]: {
      who: writers,
      send: async () => ({ params: await withChanges() }),
    },
    [`GET ${path}/counts`]: { who: readers },
    [`GET ${path}/changers`]: { who: readers },
    [`GET ${path}/revisions/:id`]: { who: readers, send: stored },
    [`GET ${path}/revisions/:id/:revision`]: {
      who: readers,
      send: async () => {
        const { id } = await create()
        return { params: { id, revision: await revisionOf(id) } }
      },
    },
    [`POST ${path}/restore`]: {
      who: writers,
      send: async () => {
        const { id, version } = await create()
        return { body: { id, version, revision: await revisionOf(id) } }
      },
    },
    [`GET ${path}/trash`]: { who: writers },
    [`POST ${path}/untrash`]: {
      who: writers,
      send: async () => ({ body: (await trashed()).params }),
    },
    [`DELETE ${path}/trash/:id`]: { who: ['admin'], send: trashed },
    [`POST ${path}/trash/purge`]: {
      who: ['admin'],
      send: async () => ({ body: { ids: [(await trashed()).params.id] } }),
    },
    [`POST ${path}/bulk`]: {
      who: writers,
      send: async () => ({ body: { ids: [(await create()).id], action: 'delete' } }),
    },
    [`GET ${path}/draft`]: { who: writers },
    [`GET ${path}/draft/id/:id`]: { who: writers, send: draft },
    [`PUT ${path}/draft`]: {
      who: writers,
      unlogged: true,
      send: async () => ({ body: body() }),
    },
    [`DELETE ${path}/draft/id/:id`]: { who: writers, unlogged: true, send: draft },
    [`PUT ${path}/presence`]: {
      who: writers,
      unlogged: true,
      send: async () => ({ body: { id: (await create()).id, editor: 'one' } }),
    },
    [`DELETE ${path}/presence/:id/:editor`]: {
      who: writers,
      unlogged: true,
      send: async () => ({ params: { id: (await create()).id, editor: 'one' } }),
    },
  }
}
