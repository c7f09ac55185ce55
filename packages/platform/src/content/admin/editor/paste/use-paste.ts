import type { Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { useRef, useState } from 'react'
import { convertPasted } from './convert.ts'
import { altOn, filesOn, named, sortFiles } from './files.ts'
import { sentencesOf } from './left-out.ts'
import { insertUploads } from './image-upload.ts'
import { imagesInRtf } from './rtf.ts'
import { useImageUpload } from './use-image-upload.ts'

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
  const rtf = useRef('')
  const [lost, setLost] = useState<readonly string[]>([])
  const upload = useImageUpload((sentence) => setLost((before) => [...before, sentence]))

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
