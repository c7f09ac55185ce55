import type { EditorView } from '@tiptap/pm/view'
import { useMay } from '#src/account/admin/account-store.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useLibrary } from '#src/library/admin/library-store.ts'
import { forbiddenText, uploadErrorOf, wrongKindOf } from '#src/library/admin/upload-error.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { settleUpload } from './image-upload.ts'
import type { PastedImage } from './images.ts'

/** Uploads pasted images to the library; `onLost` gets a sentence for each that the text cannot show. */
export function useImageUpload(onLost: (sentence: string) => void) {
  const library = useLibrary()
  const mayUpload = useMay('library:write')
  const notifications = useNotifications()

  /**
   * Stores an image that the text can show, or returns a sentence with the reason why it cannot.
   */
  async function store(file: File): Promise<LibraryFile | string> {
    if (!mayUpload) return forbiddenText(file)
    try {
      const stored = await library.add(file)
      return wrongKindOf(stored, 'image') ?? stored
    } catch (thrown) {
      return uploadErrorOf(file, thrown).text
    }
  }

  return async function upload(view: EditorView, uploads: readonly PastedImage[]): Promise<void> {
    let stored = 0
    // The pasted content is in the text by then.
    await Promise.resolve()
    for (const { key, file, alt } of uploads) {
      // Images are stored one after the other, since a document may contain dozens.
      const image = await store(file)
      if (typeof image === 'string') {
        settleUpload(view, key, null)
        onLost(image)
      } else {
        const { url: src, width, height } = image
        settleUpload(view, key, { src, alt, width, height })
        stored += 1
      }
    }
    if (stored > 0)
      notifications.succeed(
        stored === 1
          ? '1 image uploaded to the library.'
          : `${stored} images uploaded to the library.`,
      )
  }
}
