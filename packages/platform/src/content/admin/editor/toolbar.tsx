import { Menu } from '@base-ui/react/menu'
import { Toolbar as Bar } from '@base-ui/react/toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import { ChevronIcon } from '#src/admin/form/choice-icons.tsx'
import popupStyles from '#src/admin/form/popup.module.css'
import menuStyles from '#src/admin/form/row-menu.module.css'
import { blocks, currentBlock, groups, type Command, type Surface } from './commands.ts'
import { ContextTools } from './context-tools.tsx'
import styles from './toolbar.module.css'

interface Props {
  editor: Editor
  show: (surface: Surface) => void
}

const all = groups.flatMap(({ commands }) => commands)

/** One stop of the Tab key; the arrow keys move inside. */
export function Toolbar({ editor, show }: Props) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: all.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      block: currentBlock(current),
    }),
  })
  return (
    <div className={styles.bar}>
      <Bar.Root aria-label="Text">
        <div className={styles.row}>
          {groups.map(({ label, commands }, place) => (
            <Bar.Group key={label} aria-label={label} className={styles.group}>
              {place === 0 && <BlockMenu editor={editor} current={state.block} show={show} />}
              {commands.map((command) => (
                <ToolButton
                  key={command.name}
                  command={command}
                  pressed={command.isOn && state.on.includes(command.name)}
                  onPress={() => command.run(editor, show)}
                />
              ))}
            </Bar.Group>
          ))}
        </div>
        <ContextTools editor={editor} show={show} />
      </Bar.Root>
    </div>
  )
}

interface ButtonProps {
  command: Pick<Command, 'name' | 'icon' | 'keys'>
  pressed?: boolean | undefined
  onPress: () => void
}

export function ToolButton({ command, pressed, onPress }: ButtonProps) {
  const { name, keys } = command
  return (
    <Bar.Button
      className={styles.button}
      aria-label={name}
      aria-pressed={pressed}
      title={keys ? `${name} (${keys})` : name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <command.icon size={16} />
    </Bar.Button>
  )
}

function BlockMenu({ editor, current, show }: Props & { current: string }) {
  return (
    <Menu.Root>
      <Bar.Button
        className={`${styles.button} ${styles.blocks}`}
        aria-label={`Paragraph style: ${current}`}
        render={<Menu.Trigger />}
      >
        {current}
        <ChevronIcon />
      </Bar.Button>
      <Menu.Portal>
        <Menu.Positioner className={popupStyles.positioner} align="start" sideOffset={4}>
          <Menu.Popup
            className={`${popupStyles.box} ${menuStyles.popup}`}
            finalFocus={() => editor.view.dom}
          >
            {blocks.map((command) => (
              <Menu.Item
                key={command.name}
                className={`${popupStyles.item} ${styles.entry}`}
                onClick={() => command.run(editor, show)}
              >
                <command.icon size={16} />
                {command.name}
                <kbd>{command.keys}</kbd>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
