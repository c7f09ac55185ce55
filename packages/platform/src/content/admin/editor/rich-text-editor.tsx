import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useId, type ReactNode, type Ref, useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { isLang } from '#src/i18n/locales.ts'
import { useLibraryPicker } from '#src/library/admin/picker.tsx'
import { Banner } from '#src/admin/banner.tsx'
import { Bubble } from './bubble.tsx'
import type { Surface } from './commands.ts'
import { putImage } from './figure-editing.ts'
import { FindBar } from './find/find-bar.tsx'
import { DescriptionDialog, VideoDialog } from './insert-dialogs.tsx'
import { LinkPopover } from './link-popover.tsx'
import type { LinkTargets } from './link-targets.ts'
import { usePaste } from './paste/use-paste.ts'
import { proseClass } from '#src/ui/prose.tsx'
import styles from './rich-text-editor.module.css'
import { contentOf, extensions } from './schema.ts'
import { SlashMenu } from './slash-menu.tsx'
import { Toolbar } from './toolbar.tsx'
import { useTextHandle, type RichTextHandle } from './use-text-handle.ts'

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
  const paste = usePaste()
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

  useTextHandle(editor, { onChange, onReady, ref })

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
      <LostFiles lost={paste.lost} onDismiss={paste.dismiss} />
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

interface LostFilesProps {
  lost: readonly string[]
  onDismiss: () => void
}

/** Says what the last paste has skipped. */
function LostFiles({ lost: [first, ...others], onDismiss }: LostFilesProps) {
  return (
    first && (
      <Banner
        tone="amber"
        actions={<Button onClick={onDismiss}>OK</Button>}
        list={others.map((entry, at) => ({ key: String(at), entry }))}
      >
        {first}
      </Banner>
    )
  )
}
