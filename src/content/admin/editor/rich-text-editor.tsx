import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
} from 'react'
import { extensions, blankIfEmpty } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import styles from './rich-text-editor.module.css'

const pauseMs = 200

export interface RichTextHandle {
  /** The text as it is now, without waiting for a pause. */
  html(): string
  replace(html: string): void
}

interface Props {
  label: string
  lang: string
  /** Where the editing starts; later changes come through the handle. */
  initial: string
  readOnly: boolean
  /** Told when the typing pauses: writing out a long text at every key would be felt. */
  onChange: (html: string) => void
  /** Between the toolbar and the text. */
  head: ReactNode
  ref?: Ref<RichTextHandle>
}

export function RichTextEditor({ label, lang, initial, readOnly, onChange, head, ref }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useEffectEvent(onChange)

  const editor = useEditor({
    extensions,
    content: initial,
    editable: !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
  })

  useEffect(() => {
    const onUpdate = ({ editor: changed }: { editor: Editor }) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => change(htmlOf(changed)), pauseMs)
    }
    editor.on('update', onUpdate)
    return () => {
      clearTimeout(timer.current)
      editor.off('update', onUpdate)
    }
  }, [editor])

  useImperativeHandle(ref, () => ({
    html: () => htmlOf(editor),
    replace: (html) => void editor.commands.setContent(html, { emitUpdate: false }),
  }))

  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} disabled={readOnly} />
      {head}
      <EditorContent editor={editor} lang={lang} className={styles.page} />
    </div>
  )
}

const htmlOf = (editor: Editor) => blankIfEmpty(editor.getHTML())
