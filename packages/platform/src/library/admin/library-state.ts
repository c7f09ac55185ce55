import type { QueryClient } from '@tanstack/react-query'
import { progressOf, type RequestState } from '#src/admin/request-state.ts'
import type { ListParts } from '#src/admin/table/use-list.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { FileKind, LibraryFile } from '../contract.ts'

export interface PickerRequest {
  /** Only files of this kind may be chosen; absent: any. */
  kind?: FileKind
  /** What it is for, such as “Featured image”. */
  purpose?: string
  /** Of the item that it is for: an image can be described in it on the way. */
  language?: Lang
  /** Where the focus goes behind it; absent: to where it was. */
  finalFocus?: () => HTMLElement
  onChoose: (file: LibraryFile) => void
}

/** The specification's state of the library. */
export interface LibraryState extends Omit<RequestState<never>, 'data'> {
  /** By id, in display order. */
  files: Readonly<Record<string, LibraryFile>>
  /** Whether the library is open as a picker. */
  open: boolean
  /** What the picker hands the chosen file to. */
  callback: PickerRequest['onChoose'] | null
}

export const libraryKeys = {
  all: ['library'],
  views: ['library', 'views'],
  items: ['library', 'items'],
  item: (id: string) => ['library', 'items', id],
  picker: ['library', 'picker'],
  adds: ['library', 'add'],
  changes: ['library', 'change'],
  removals: ['library', 'remove'],
} as const

/** The state of the specification's section 4, derived from the query cache. */
export function libraryState(queries: QueryClient): LibraryState {
  const { views, picker, adds, removals } = libraryKeys
  const request = queries.getQueryData<PickerRequest | null>(picker)
  const { error, loading } = progressOf(queries, { queries: [views], calls: [adds, removals] })
  return {
    files: latestFiles(queries),
    error,
    loading,
    open: Boolean(request),
    callback: request?.onChoose ?? null,
  }
}

/** The files of the list that was fetched last: it has replaced the one before. */
function latestFiles(queries: QueryClient): LibraryState['files'] {
  const cached = queries.getQueryCache().findAll({ queryKey: libraryKeys.views })
  const latest = cached.reduce<(typeof cached)[number] | null>(
    (last, one) => (last && last.state.dataUpdatedAt > one.state.dataUpdatedAt ? last : one),
    null,
  )
  const data = latest?.state.data as ListParts<LibraryFile> | undefined
  return Object.assign(
    {},
    ...(data?.pages.map(({ items }) => items) ?? []),
  ) as LibraryState['files']
}
