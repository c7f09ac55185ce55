import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { derivedStore, forgetCalls, runCall } from '#src/admin/request-state.ts'
import { withRow, type ListParts } from '#src/admin/table/use-list.ts'
import type { Client } from '#src/rest/client.ts'
import type { Transfer } from '#src/rest/send-upload.ts'
import { libraryApi, type LibraryFile, type LibraryFileChange, type UsedFile } from '../contract.ts'
import { kindOf } from './file-kinds.ts'
import { libraryQueries, type FileQuery } from './library-queries.ts'
import { libraryKeys as keys, libraryState, type PickerRequest } from './library-state.ts'

export type LibraryStore = ReturnType<typeof createLibraryStore>

/**
 * The files of the library in the query cache. The store derives its state from the cache, and each
 * call writes its response into it. Every call throws its error, which the state then contains.
 */
export function createLibraryStore(client: Client, queries: QueryClient) {
  const setViews = (change: (view: ListParts<LibraryFile>) => ListParts<LibraryFile>) =>
    queries.setQueriesData<ListParts<LibraryFile>>(
      { queryKey: keys.views },
      (view) => view && change(view),
    )

  const refresh = () => void queries.invalidateQueries({ queryKey: keys.views })

  function put(file: LibraryFile): void {
    setViews((view) => changed(view, file.id, file))
    queries.setQueryData<UsedFile>(keys.item(file.id), (item) => item && { ...item, ...file })
    void queries.invalidateQueries({ queryKey: keys.item(file.id) })
    void queries.invalidateQueries({ queryKey: [...keys.items, 'at'] })
  }

  return {
    ...derivedStore(queries, () => libraryState(queries)),

    ...libraryQueries(client),

    /** Adds a file to the library, and to the matching lists. */
    add(file: File, transfer: Transfer = {}): Promise<LibraryFile> {
      forgetCalls(queries, [...keys.adds, file.name])
      return runCall(queries, [...keys.adds, file.name], file.name, async () => {
        const stored = await client.upload(libraryApi.upload, { body: { file } }, transfer)
        for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: keys.views })) {
          const query = queryKey[keys.views.length] as FileQuery
          if (hasNewFile(query, stored))
            queries.setQueryData<ListParts<LibraryFile>>(
              queryKey,
              (view) => view && added(view, query, stored),
            )
        }
        refresh()
        return stored
      })
    },

    async update(change: LibraryFileChange): Promise<LibraryFile> {
      const file = await client.call(libraryApi.update, { body: change })
      put(file)
      refresh()
      return file
    },

    async replace(id: string, file: File, transfer: Transfer = {}): Promise<LibraryFile> {
      const replaced = await client.upload(
        libraryApi.replace,
        { params: { id }, body: { file } },
        transfer,
      )
      put(replaced)
      // Items and pages with the file's address have changed too.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'items' })
      refresh()
      return replaced
    },

    remove(id: string): Promise<{ id: string }> {
      forgetCalls(queries, keys.removals)
      return runCall(queries, keys.removals, id, async () => {
        const removed = await client.call(libraryApi.remove, { params: { id } })
        setViews((view) => changed(view, id, null))
        queries.removeQueries({ queryKey: keys.item(id) })
        refresh()
        return removed
      })
    },

    /** Opens the library as a picker. */
    open(request: PickerRequest): void {
      // The picker's state survives without observers until the picker is closed.
      queries.setQueryDefaults(keys.picker, { gcTime: Infinity })
      queries.setQueryData<PickerRequest | null>(keys.picker, request)
    },

    close: () => void queries.setQueryData<PickerRequest | null>(keys.picker, null),
  }
}

/** Returns the list with another version of a file, or without the file. */
function changed(
  view: ListParts<LibraryFile>,
  id: string,
  file: LibraryFile | null,
): ListParts<LibraryFile> {
  const isIn = view.pages.some(({ items }) => id in items)
  const less = isIn && !file ? 1 : 0
  const pages = view.pages.map((part) => ({
    ...part,
    items: withRow(part.items, id, file),
    total: part.total - less,
  }))
  return { ...view, pages }
}

/**
 * Adds a new file at its position: at the end once the list is fully loaded, or at the start for
 * newest first.
 */
function added(
  view: ListParts<LibraryFile>,
  { sort = 'createdAt' }: FileQuery,
  file: LibraryFile,
): ListParts<LibraryFile> {
  const isFirst = sort === '-createdAt'
  const part = isFirst ? view.pages[0] : view.pages.at(-1)
  if (!part || (!isFirst && (sort !== 'createdAt' || part.next !== undefined))) return view
  const items = isFirst ? { [file.id]: file, ...part.items } : { ...part.items, [file.id]: file }
  const pages = view.pages.map((one) => {
    const total = one.total + 1
    return one === part ? { ...one, items, total } : { ...one, total }
  })
  return { ...view, pages }
}

/**
 * Whether a list with these filters contains a new file; filters that only the server can evaluate
 * cause a refetch.
 */
const hasNewFile = ({ sort: _, type, ...rest }: FileQuery, file: LibraryFile): boolean =>
  (!type || type === kindOf(file)) && Object.values(rest).every((value) => !value)

export function useLibrary(): LibraryStore {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(() => createLibraryStore(client, queries), [client, queries])
}
