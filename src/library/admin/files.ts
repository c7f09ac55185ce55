import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { libraryApi, type LibraryFile, type LibraryQuery } from '../contract.ts'

export type Kind = NonNullable<LibraryQuery['type']>

export const filesKey = (kind: Kind) => ['library', 'files', kind] as const

/** Puts a file into the library, and into the list of its kind where that is shown. */
export function useStoreFile(kind: Kind): (file: File) => Promise<LibraryFile> {
  const client = useClient()
  const queries = useQueryClient()
  return async (file) => {
    const stored = await client.call(libraryApi.upload, { body: { file } })
    queries.setQueryData<LibraryFile[]>(filesKey(kind), (files) => files && [...files, stored])
    return stored
  }
}
