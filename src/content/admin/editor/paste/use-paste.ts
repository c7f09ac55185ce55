import type { Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useLibrary } from '#src/library/admin/library-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import { convertPasted } from './convert.ts'
import { altOn, named, picturesOn } from './files.ts'
import { sentenceOf, type LeftOut } from './left-out.ts'
import { insertUploads, settleUpload } from './picture-upload.ts'
import type { PastedPicture } from './pictures.ts'
import { picturesInRtf } from './rtf.ts'

interface Paste {
  /** What the last paste has lost, as a sentence. */
  lost: string
  dismiss: () => void
  editorProps: Pick<
    EditorProps,
    'transformPastedHTML' | 'handleDOMEvents' | 'handlePaste' | 'handleDrop'
  >
}

/** What is pasted or dropped becomes rich text of ours, its pictures files of the library. */
export function usePaste(): Paste {
  const library = useLibrary()
  const mayUpload = useMay('library:write')
  const notifications = useNotifications()
  const rtf = useRef('')
  const [leftOut, setLeftOut] = useState<LeftOut>({})

  async function upload(view: EditorView, uploads: readonly PastedPicture[]): Promise<void> {
    let stored = 0
    // What is pasted stands in the text by then.
    await Promise.resolve()
    for (const { key, file, alt } of uploads) {
      try {
        if (!mayUpload) throw new Error('no permission to add to the library')
        // One after the other: a document may bring dozens.
        const { url: src, width, height } = await library.add(file)
        settleUpload(view, key, { src, alt, width, height })
        stored += 1
      } catch (thrown) {
        settleUpload(view, key, null)
        setLeftOut((before) => ({ ...before, picture: (before.picture ?? 0) + 1 }))
        if (isCallError(thrown) && thrown.errorCode !== 'UNSUPPORTED_MEDIA_TYPE')
          notifications.fail(thrown)
      }
    }
    if (stored > 0)
      notifications.succeed(
        stored === 1 ? '1 picture is in the library.' : `${stored} pictures are in the library.`,
      )
  }

  /** Whether the clipboard held pictures, which then take their place in the text. */
  function takePictures(view: EditorView, data: DataTransfer | null, at?: number): boolean {
    const alt = altOn(data)
    const uploads = picturesOn(data).map((file) => ({
      key: crypto.randomUUID(),
      file: named(file, new Date()),
      alt,
    }))
    if (uploads.length === 0) return false
    setLeftOut({})
    insertUploads(
      view,
      uploads.map(({ key }) => key),
      at,
    )
    void upload(view, uploads)
    return true
  }

  return {
    lost: sentenceOf(leftOut),
    dismiss: () => setLeftOut({}),
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
        const local = picturesInRtf(rtf.current)
        const converted = convertPasted(html, { origin, newKey, local })
        setLeftOut(converted.leftOut)
        void upload(view, converted.pictures)
        return converted.html
      },
      // Where nothing of the clipboard could be taken, what is selected stays.
      handlePaste: (view, { clipboardData }, slice: Slice) =>
        takePictures(view, clipboardData) || (slice.size === 0 && hasHtml(clipboardData)),
      handleDrop(view, event, _slice, moved) {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return !moved && takePictures(view, event.dataTransfer, at)
      },
    },
  }
}

const hasHtml = (data: DataTransfer | null) => (data?.getData('text/html') ?? '') !== ''

/** Whether it was copied in this editor, or in another that writes no styles. */
const isFromEditor = (html: string) =>
  html.includes('data-pm-slice=') && !/<[^>]+\sstyle=|<img\b(?![^>]*src="\/library\/)/.test(html)
