import type { ListPart } from '#src/admin/table/use-list.ts'
import type { Client } from '#src/rest/client.ts'
import { libraryApi, type LibraryFile, type LibraryQuery, type UsedFile } from '../contract.ts'
import { libraryKeys as keys } from './library-state.ts'

/** The search, the filters and the order of a list. */
export type FileQuery = Omit<LibraryQuery, 'limit' | 'after'>

/** What is read from the library: lists, one file, the file of an address. */
export const libraryQueries = (client: Client) => ({
  /** The arguments of `useList` for a list with these filters. */
  view: (query: FileQuery) =>
    [
      [...keys.views, query],
      (page: object): Promise<ListPart<LibraryFile>> =>
        client.list(libraryApi.list, { query: { ...query, ...page } }),
    ] as const,

  /** The options of `useQuery` for one file with its references. */
  item: (id: string) =>
    ({
      queryKey: keys.item(id),
      queryFn: (): Promise<UsedFile> => client.call(libraryApi.get, { params: { id } }),
      retry: false,
    }) as const,

  /** Finds the file of an address; the result may be empty. */
  at: (address: string) =>
    ({
      queryKey: [...keys.items, 'at', address],
      queryFn: async (): Promise<LibraryFile | null> => {
        const files = await client.call(libraryApi.list, { query: { address } })
        return Object.values(files)[0] ?? null
      },
      staleTime: 60_000,
    }) as const,
})
