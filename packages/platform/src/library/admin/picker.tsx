import { skipToken, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { libraryKeys, type PickerRequest } from './library-state.ts'
import { useLibrary } from './library-store.ts'

/**
 * Opens the library to choose a file, from anywhere in the back office:
 *
 *     const openLibrary = useLibraryPicker()
 *     openLibrary({ kind: 'image', purpose: 'Picture in the text', onChoose: (file) => insert(file) })
 *
 * `onChoose` gets the whole file: `url`, `alt` by language, `width`, `height`. A cancelled dialog
 * does not call `onChoose`. The focus returns to its previous element; users can choose a file as
 * soon as they have uploaded it.
 */
export function useLibraryPicker(): (request: PickerRequest) => void {
  return useLibrary().open
}

const PickerDialog = lazy(async () => ({
  default: (await import('./picker/picker-dialog.tsx')).PickerDialog,
}))

/** The frame of the back office renders the picker once. */
export function LibraryPicker() {
  const library = useLibrary()
  const { data: request } = useQuery<PickerRequest | null>({
    queryKey: libraryKeys.picker,
    queryFn: skipToken,
    gcTime: Infinity,
  })
  // The component that opened the picker unmounts with the frame.
  useEffect(() => library.close, [library])
  if (!request) return null
  return (
    <Suspense>
      <PickerDialog request={request} onClose={library.close} />
    </Suspense>
  )
}
