import { Toolbar as Bar } from '@base-ui/react/toolbar'
import { EditorContent, useEditor, type Editor, useEditorState } from '@tiptap/react'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { Banner } from '../banner.tsx'
import { commands, type Command } from './commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { withoutUploads } from './paste/picture-upload.ts'
import { usePaste } from './paste/use-paste.ts'
import styles from './rich-text-editor.module.css'
import { extensions, blankIfEmpty } from './schema.ts'
import toolbarStyles from './toolbar.module.css'
import { countWords } from './word-count.ts'

const pauseMs = 200

export interface RichTextHandle {
  /** The text as it is now, without waiting for a pause. */
  html(): string
  replace(html: string): void
  /** The cursor at the beginning of the text. */
  focus(): void
  /** Puts blocks where the cursor is, or at the end where it has not been in the text. */
  insert(html: string): void
}

interface Props {
  label: string
  lang: string
  /** The initial text; later changes come through the handle. */
  initial: string
  readOnly: boolean
  /** Called when the typing pauses: to serialise a long text at every key would be slow. */
  onChange: (html: string) => void
  /** Between the toolbar and the text. */
  header: ReactNode
  ref?: Ref<RichTextHandle>
}

export function RichTextEditor({ label, lang, initial, readOnly, onChange, header, ref }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useEffectEvent(onChange)
  const paste = usePaste()

  const editor = useEditor({
    extensions,
    content: initial,
    editable: !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      ...paste.editorProps,
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
    focus() {
      editor.commands.setTextSelection(0)
      // The editor's own command waits for a frame; the next key comes sooner.
      editor.view.focus()
    },
    insert(html) {
      const isUntouched = editor.state.selection.to <= 1
      editor
        .chain()
        .focus(isUntouched ? 'end' : null)
        .insertContent(html)
        .run()
    },
  }))

  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} disabled={readOnly} />
      {paste.lost && (
        <Banner tone="amber" actions={<Button onClick={paste.dismiss}>Understood</Button>}>
          {paste.lost}
        </Banner>
      )}
      {header}
      <EditorContent editor={editor} lang={lang} className={styles.page} />
    </div>
  )
}

const htmlOf = (editor: Editor) => blankIfEmpty(withoutUploads(editor.getHTML()))

interface ToolbarProps {
  editor: Editor
  disabled: boolean
}

/** One stop of the Tab key; the arrow keys move inside. */
function Toolbar({ editor, disabled }: ToolbarProps) {
  const [linking, setLinking] = useState(false)
  useHotkeys({ 'Mod+k': () => (editor.isFocused && !disabled ? setLinking(true) : false) })
  const pressed = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      commands.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
  })

  const run = (command: Command) =>
    command.name === 'Link' ? setLinking(true) : command.run(editor.chain().focus()).run()

  return (
    <div className={toolbarStyles.bar}>
      <Bar.Root className={toolbarStyles.toolbar} aria-label="Text" disabled={disabled}>
        {commands.map((command) => (
          <Bar.Button
            key={command.name}
            className={toolbarStyles.button}
            aria-label={command.name}
            aria-pressed={command.isOn && pressed.includes(command.name)}
            title={command.keys ? `${command.name} (${command.keys})` : command.name}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            <command.icon size={18} />
          </Bar.Button>
        ))}
      </Bar.Root>
      <Count editor={editor} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

/** Words and reading time, counted when the typing pauses: a long text takes longer than a key may. */
function Count({ editor }: { editor: Editor }) {
  const [count, setCount] = useState(() => countWords(editor.getText()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return
      clearTimeout(timer)
      timer = setTimeout(() => setCount(countWords(editor.getText())), pauseMs)
    }
    editor.on('transaction', onTransaction)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', onTransaction)
    }
  }, [editor])
  return (
    <p className={toolbarStyles.count}>
      {count.words} {count.words === 1 ? 'word' : 'words'}, {count.minutes} min
    </p>
  )
}
