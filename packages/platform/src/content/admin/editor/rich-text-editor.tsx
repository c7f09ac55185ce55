import { Fragment, Node } from '@tiptap/pm/model'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { createThrottle } from '#src/admin/throttle.ts'
import { isLang } from '#src/i18n/locales.ts'
import { useLibraryPicker } from '#src/library/admin/picker.tsx'
import { Banner } from '#src/admin/banner.tsx'
import { Bubble } from './bubble.tsx'
import type { Surface } from './commands.ts'
import { copyBlocks } from './copy-blocks.ts'
import { putImage } from './figure-editing.ts'
import { FindBar } from './find/find-bar.tsx'
import { DescriptionDialog, VideoDialog } from './insert-dialogs.tsx'
import { LinkPopover } from './link-popover.tsx'
import type { LinkTargets } from './link-targets.ts'
import { usePaste } from './paste/use-paste.ts'
import { proseClass } from '#src/ui/prose.tsx'
import styles from './rich-text-editor.module.css'
import { contentOf, extensions, htmlOf } from './schema.ts'
import { putText } from './put-text.ts'
import { SlashMenu } from './slash-menu.tsx'
import { Toolbar } from './toolbar.tsx'

/** How often a text is serialised while somebody types. */
const everyMs = 300

export interface RichTextHandle {
  /** Tells at once what was typed last. */
  flush(): void
  /** Puts another text on the screen; the cursor stays in its block. */
  replace(html: string): void
  /** The cursor at the beginning of the text. */
  focus(): void
  /** Puts whole blocks of another text, where they have this place, behind the one with the cursor. */
  copy(html: string, at: number): void
}

interface Props {
  label: string
  lang: string
  /** The text when it opens; later changes come through the handle. */
  initial: string
  readOnly: boolean
  /** The items to which a link can lead; none where the type has no pages. */
  targets: LinkTargets | undefined
  /** Why the text was refused. */
  error?: string | undefined
  /**
   * Called at the first key, then at most every 300 ms while somebody types: to serialise a long text at
   * every key would be slow. What is newer comes through the handle.
   */
  onChange: (html: string) => void
  /** For what stands elsewhere and is about the text. */
  onReady: (editor: Editor) => void
  /** Between the toolbar and the text. */
  header: ReactNode
  ref?: Ref<RichTextHandle>
}

export function RichTextEditor(props: Props) {
  const { label, lang, initial, readOnly, targets, error, onChange, onReady, header, ref } = props
  const errorId = useId()
  const change = useEffectEvent(onChange)
  const ready = useEffectEvent(onReady)
  const paste = usePaste()
  const [firstLost, ...othersLost] = paste.lost
  const openLibrary = useLibraryPicker()
  const [surface, setSurface] = useState<Surface | null>(null)
  const [content] = useState(() => contentOf(initial))

  const editor = useEditor({
    extensions,
    content,
    editable: !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      ...paste.editorProps,
      attributes: {
        class: proseClass,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    },
  })

  const told = useRef<ReturnType<typeof createThrottle>>(undefined)
  useEffect(() => {
    const throttle = createThrottle(() => change(htmlOf(editor.state.doc)), everyMs)
    told.current = throttle
    editor.on('update', throttle.call)
    ready(editor)
    return () => {
      throttle.cancel()
      editor.off('update', throttle.call)
    }
  }, [editor])

  useImperativeHandle(ref, () => ({
    flush: () => told.current?.flush(),
    replace(html) {
      told.current?.cancel()
      const text = Node.fromJSON(editor.schema, contentOf(html))
      editor.view.dispatch(putText(editor.state, text))
    },
    focus() {
      editor.commands.setTextSelection(0)
      // The editor's own command waits for a frame; the next key comes sooner.
      editor.view.focus()
    },
    copy(html, at) {
      const blocks = Fragment.fromJSON(editor.schema, contentOf(html).content).content
      editor.view.dispatch(copyBlocks(editor.state, blocks, at))
      editor.view.focus()
    },
  }))

  function show(next: Surface): void {
    if (readOnly) return
    if (next !== 'picture') return setSurface(next)
    openLibrary({
      kind: 'image',
      purpose: 'Image in the text',
      finalFocus: () => editor.view.dom,
      ...(isLang(lang) && { language: lang }),
      onChoose: (file) => putImage(editor, file),
    })
  }
  const onKey = (next: Surface) => () => (editor.isFocused ? show(next) : false)
  useHotkeys({ 'Mod+k': onKey('link'), 'Mod+f': onKey('find') })
  const close = () => setSurface(null)

  return (
    <div className={styles.editor}>
      {!readOnly && (
        <div className={styles.tools}>
          <Toolbar editor={editor} show={show} />
          {surface === 'find' && <FindBar editor={editor} onClose={close} />}
        </div>
      )}
      {firstLost && (
        <Banner
          tone="amber"
          actions={<Button onClick={paste.dismiss}>OK</Button>}
          list={othersLost.map((entry, at) => ({ key: String(at), entry }))}
        >
          {firstLost}
        </Banner>
      )}
      {header}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.frame} data-text-frame="">
        <EditorContent editor={editor} lang={lang} className={styles.page} />
        <Bubble editor={editor} show={show} />
        {!readOnly && <SlashMenu editor={editor} show={show} />}
      </div>
      {surface === 'link' && (
        <LinkPopover editor={editor} lang={lang} targets={targets} onClose={close} />
      )}
      {surface === 'film' && <VideoDialog editor={editor} onClose={close} />}
      {surface === 'description' && (
        <DescriptionDialog editor={editor} lang={lang} onClose={close} />
      )}
    </div>
  )
}
