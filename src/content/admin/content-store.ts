import type { QueryClient } from '@tanstack/react-query'
import { createStore, type Store } from '#src/admin/store.ts'
import type { CallError } from '#src/rest/call-error.ts'
import {
  contentReducer,
  emptyContent,
  type ContentEvent,
  type ContentRules,
  type ContentState,
  type ContentSummary,
  type FlagCall,
} from './content-state.ts'

export interface ListPage<Summary> {
  items: Readonly<Record<string, Summary>>
  total: number
  next?: string
}

/** The calls of a content type, as its feature binds them. */
export interface ContentCalls<Summary, Item, Input, Query> {
  list(query: Query & { after?: string }): Promise<ListPage<Summary>>
  get(id: string): Promise<Item>
  create(input: Input): Promise<Item>
  update(change: Input & { id: string; version?: number }): Promise<Item>
  remove(id: string): Promise<unknown>
  flag: Partial<Record<FlagCall, (id: string) => Promise<Item>>>
}

/** One page of a list view: which items in which order; the items themselves are in the state. */
export interface ViewPage {
  ids: readonly string[]
  total: number
  next?: string
}

/** Everything in the query cache that a write of this content type may change. */
export const viewsKey = (name: string) => [name, 'views'] as const

/**
 * The typed state of one content type over its calls. Each function throws the `Failure` that it
 * has put into the state; list views of the query cache are asked anew after a write.
 */
export function createContentStore<
  Summary extends ContentSummary,
  Item extends Summary,
  Input,
  Query extends { limit?: unknown },
>(
  name: string,
  rules: ContentRules,
  calls: ContentCalls<Summary, Item, Input, Query>,
  queries: Pick<QueryClient, 'invalidateQueries'>,
) {
  type Event = ContentEvent<Summary, Item>
  const store: Store<ContentState<Summary, Item>, Event> = createStore(
    contentReducer<Summary, Item>(rules),
    emptyContent,
  )

  async function perform<Answer>(
    call: () => Promise<Answer>,
    events: { request: Event; success(answer: Answer): Event; error(error: CallError): Event },
  ): Promise<Answer> {
    store.dispatch(events.request)
    try {
      const answer = await call()
      store.dispatch(events.success(answer))
      return answer
    } catch (error) {
      store.dispatch(events.error(error as CallError))
      throw error
    }
  }

  const single = (call: 'get' | 'create' | 'update') => ({
    request: { call, phase: 'request' } as const,
    success: (item: Item): Event => ({ call, phase: 'success', item }),
    error: (error: CallError): Event => ({ call, phase: 'failure', error }),
  })

  async function afterWrite<Answer>(write: Promise<Answer>): Promise<Answer> {
    const answer = await write
    void queries.invalidateQueries({ queryKey: viewsKey(name) })
    return answer
  }

  return {
    name,
    state: store.state,
    subscribe: store.subscribe,

    async list(query: Query & { after?: string }): Promise<ViewPage> {
      const { items, total, next } = await perform(() => calls.list(query), {
        request: { call: 'list', phase: 'request' },
        success: (page) => ({ call: 'list', phase: 'success', items: page.items }),
        error: (error) => ({ call: 'list', phase: 'failure', error }),
      })
      return { ids: Object.keys(items), total, next }
    },

    /** How many items a view has, past the state. */
    count: async (query: Query): Promise<number> =>
      (await calls.list({ ...query, limit: 1 })).total,

    /** One item, past the state. */
    read: (id: string): Promise<Item> => calls.get(id),

    get: (id: string) => perform(() => calls.get(id), single('get')),
    create: (input: Input) => afterWrite(perform(() => calls.create(input), single('create'))),
    update: (change: Input & { id: string; version?: number }) =>
      afterWrite(perform(() => calls.update(change), single('update'))),

    /** Shows an item that is already at hand, without a call. */
    open(item: Item): void {
      store.dispatch({ call: 'get', phase: 'success', item })
    },

    flag(call: FlagCall, id: string): Promise<Item> {
      const change = calls.flag[call]
      if (!change) throw new Error(`${name} has no ${call}`)
      return afterWrite(
        perform(() => change(id), {
          request: { call, phase: 'request', id },
          success: (item) => ({ call, phase: 'success', id, item }),
          error: (error) => ({ call, phase: 'failure', id, error }),
        }),
      )
    },

    remove: (id: string) =>
      afterWrite(
        perform(() => calls.remove(id), {
          request: { call: 'delete', phase: 'request', id },
          success: () => ({ call: 'delete', phase: 'success', id }),
          error: (error) => ({ call: 'delete', phase: 'failure', id, error }),
        }),
      ),

    reset: () => store.dispatch({ call: 'reset' }),
  }
}
