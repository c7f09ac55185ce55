import { Toolbar as Bar } from '@base-ui/react/toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { commands, type Command } from './commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { countWords } from './word-count.ts'
import styles from './toolbar.module.css'

interface Props {
  editor: Editor
  disabled: boolean
}

/** One stop of the Tab key; the arrow keys move inside. */
export function Toolbar({ editor, disabled }: Props) {
  const [linking, setLinking] = useState(false)
  useHotkeys({ 'Mod+k': () => (editor.isFocused && !disabled ? setLinking(true) : false) })
  const { pressed, count } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: commands.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      count: countWords(current.getText()),
    }),
  })

  const run = (command: Command) =>
    command.name === 'Link' ? setLinking(true) : command.run(editor.chain().focus()).run()

  return (
    <div className={styles.bar}>
      <Bar.Root className={styles.toolbar} aria-label="Text" disabled={disabled}>
        {commands.map((command) => (
          <Bar.Button
            key={command.name}
            className={styles.button}
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
      <p className={styles.count}>
        {count.words} {count.words === 1 ? 'word' : 'words'}, {count.minutes} min
      </p>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
