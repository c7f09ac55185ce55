import type { QueryClient } from '@tanstack/react-query'
import { forgetCalls, runCall } from '#src/admin/request-state.ts'
import type { Client } from '#src/rest/client.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { ScheduleChange } from '../content-api.ts'
import type { ContentCache } from './content-cache.ts'
import {
  flagsAfter,
  type ActionVariables,
  type ContentAction,
  type FlagCall,
} from './content-state.ts'

interface Cache<Row extends ContentRow, Item extends Row> extends ContentCache<Row, Item> {
  read: (id: string) => Promise<Item>
}

/** What is done with one item of a list: show, hide, publish, delete. */
export function actionStore<Row extends ContentRow, Item extends Row>(
  { name, api }: Pick<ContentType<Row, Item>, 'name' | 'api'>,
  client: Client,
  queries: QueryClient,
  { keys, isOpen, open, putItem, refresh, refreshVersions, read }: Cache<Row, Item>,
) {
  async function flag(call: FlagCall, id: string, schedule?: ScheduleChange): Promise<Item> {
    const endpoint = api[call]
    if (!endpoint) throw new Error(`${name} has no ${call}`)
    const item = await client.call(endpoint, { body: { id, ...schedule } })
    return { ...item, ...flagsAfter[call] }
  }

  return {
    /** Returns the item after the action; of a deleted one, as it was before. */
    act(action: ContentAction, id: string, schedule?: ScheduleChange): Promise<Item> {
      forgetCalls(queries, keys.actionsOn(id))
      const variables: ActionVariables = { action, ids: [id] }
      return runCall(queries, keys.actionsOn(id), variables, async () => {
        if (action === 'delete') {
          const item = await read(id)
          await client.call(api.remove, { params: { id } })
          if (isOpen(id)) open('')
          putItem(id, null)
          refresh()
          // Its versions are gone with it until it comes back.
          void queries.invalidateQueries({ queryKey: keys.trash })
          return item
        }
        const item = await flag(action, id, schedule)
        putItem(id, item)
        refresh()
        refreshVersions(id)
        return item
      })
    },
  }
}
