import type { Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useLibrary } from '#src/library/admin/library-store.ts'
import { forbiddenText, uploadErrorOf, wrongKindOf } from '#src/library/admin/upload-error.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { convertPasted } from './convert.ts'
import { altOn, filesOn, named, sortFiles } from './files.ts'
import { sentencesOf } from './left-out.ts'
import { insertUploads, settleUpload } from './image-upload.ts'
import type { PastedImage } from './images.ts'
import { imagesInRtf } from './rtf.ts'

interface Paste {
  /** A sentence for each file that the last paste or drop has skipped, with its name. */
  lost: readonly string[]
  dismiss: () => void
  editorProps: Pick<
    EditorProps,
    'transformPastedHTML' | 'handleDOMEvents' | 'handlePaste' | 'handleDrop'
  >
}

/** Converts pasted or dropped content into rich text of ours, and its images into library files. */
export function usePaste(): Paste {
  const library = useLibrary()
  const mayUpload = useMay('library:write')
  const notifications = useNotifications()
  const rtf = useRef('')
  const [lost, setLost] = useState<readonly string[]>([])

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

  async function upload(view: EditorView, uploads: readonly PastedImage[]): Promise<void> {
    let stored = 0
    // The pasted content is in the text by then.
    await Promise.resolve()
    for (const { key, file, alt } of uploads) {
      // Images are stored one after the other, since a document may contain dozens.
      const image = await store(file)
      if (typeof image === 'string') {
        settleUpload(view, key, null)
        setLost((before) => [...before, image])
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

  /** Inserts images into the text, and rejects other files. Returns whether there were files. */
  function takeFiles(view: EditorView, data: DataTransfer | null, at?: number): boolean {
    const files = filesOn(data)
    if (files.length === 0) return false
    const { images, refused } = sortFiles(files)
    setLost(refused)
    if (images.length === 0) return true
    const alt = altOn(data)
    const uploads = images.map((file) => ({
      key: crypto.randomUUID(),
      file: named(file, new Date()),
      alt,
    }))
    insertUploads(
      view,
      uploads.map(({ key }) => key),
      at,
    )
    void upload(view, uploads)
    return true
  }

  return {
    lost,
    dismiss: () => setLost([]),
    editorProps: {
      handleDOMEvents: {
        paste(_view, { clipboardData }) {
          rtf.current = clipboardData?.getData('text/rtf') ?? ''
          return false
        },
      },
      transformPastedHTML(html, view) {
        if (isFromEditor(html)) return html
        const { origin } = window.location
        const newKey = () => crypto.randomUUID()
        const local = imagesInRtf(rtf.current)
        const converted = convertPasted(html, { origin, newKey, local })
        setLost(sentencesOf(converted.leftOut))
        void upload(view, converted.images)
        return converted.html
      },
      // The selection stays where none of the clipboard's content could be inserted.
      handlePaste: (view, { clipboardData }, slice: Slice) =>
        takeFiles(view, clipboardData) || (slice.size === 0 && hasHtml(clipboardData)),
      handleDrop(view, event, _slice, moved) {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return !moved && takeFiles(view, event.dataTransfer, at)
      },
    },
  }
}

const hasHtml = (data: DataTransfer | null) => (data?.getData('text/html') ?? '') !== ''

/** Whether the content was copied in this editor, or in another that writes no styles. */
const isFromEditor = (html: string) =>
  html.includes('data-pm-slice=') && !/<[^>]+\sstyle=|<img\b(?![^>]*src="\/library\/)/.test(html)
