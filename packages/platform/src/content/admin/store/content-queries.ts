import { asEdited } from '../changes/edited-item.ts'
import type { ListPart } from '#src/admin/table/use-list.ts'
import type { Client } from '#src/rest/client.ts'
import type { Comparison } from '#src/content/freshness-schemas.ts'
import type { Changer, ContentCounts } from '#src/content/list-calls.ts'
import type { Revision } from '#src/content/version-calls.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { cacheKeys } from './content-state.ts'

/** What is read of one type: arguments of `useList` and options of `useQuery`. */
export function contentQueries<Row extends ContentRow, Item extends Row>(
  api: ContentType<Row, Item>['api'],
  client: Client,
  keys: ReturnType<typeof cacheKeys>,
) {
  const read = async (id: string): Promise<Item> =>
    asEdited(await client.call(api.get, { params: { id } }))

  return {
    /** The arguments of `useList` for a list with these filters. */
    view: (query: object) =>
      [
        [...keys.views, query],
        (page: object): Promise<ListPart<Row>> =>
          client.list(api.list, { query: { ...query, ...page } }),
      ] as const,

    /** The options of `useQuery` for how many items there are, and in each status. */
    counts: (filters: object) =>
      ({
        queryKey: [...keys.lists, 'counts', filters],
        queryFn: (): Promise<ContentCounts> => client.call(api.counts, { query: filters }),
      }) as const,

    /** The options of `useQuery` for who has changed an item. */
    changers: {
      queryKey: [...keys.lists, 'changers'],
      queryFn: (): Promise<Changer[]> => client.call(api.changers, {}),
    } as const,

    /** The options of `useQuery` for one item. */
    item: (id: string) =>
      ({
        queryKey: keys.item(id),
        queryFn: (): Promise<Item | null> => read(id),
        // Fetched when it is opened, never refetched while somebody types.
        staleTime: Infinity,
        retry: false,
      }) as const,

    /** One item as it is stored now. */
    read,

    /** The options of `useQuery` for a translation block by block; beside itself it is only shown. */
    comparison: (id: string, source: string) =>
      ({
        queryKey: [...keys.comparisons, id, source],
        queryFn: (): Promise<Comparison> =>
          client.call(api.compare, { params: { id }, query: { source } }),
      }) as const,

    /** The arguments of `useList` for the versions of an item, newest first. */
    revisions: (id: string) =>
      [
        keys.revisions(id),
        (page: object): Promise<ListPart<Revision>> =>
          client.list(api.revisions, { params: { id }, query: page }),
      ] as const,

    /** The options of `useQuery` for an item as it was. */
    revision: (id: string, revision: string) =>
      ({
        queryKey: [...keys.revisions(id), revision],
        queryFn: (): Promise<Item> => client.call(api.revision, { params: { id, revision } }),
      }) as const,

    /** An item as it was in a version; undefined if that version has expired. */
    async itemAt(id: string, version: number): Promise<Item | undefined> {
      const { items } = await client.list(api.revisions, { params: { id }, query: {} })
      const found = Object.values(items).find((one) => one.version === version)
      return found && client.call(api.revision, { params: { id, revision: found.id } })
    },
  }
}
