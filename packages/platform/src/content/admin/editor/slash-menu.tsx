import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useState, type CSSProperties } from 'react'
import { slashCommands, type Command, type Surface } from './commands.ts'
import { arrowStep } from '#src/admin/form/arrow-step.ts'
import { ListOption } from '#src/admin/form/list-option.tsx'
import popupStyles from '#src/admin/form/popup.module.css'
import styles from './slash-menu.module.css'
import { inTurn } from '#src/values/in-turn.ts'

interface Props {
  editor: Editor
  show: (surface: Surface) => void
}

/** What stands behind a slash in a paragraph that has nothing else; null where none does. */
function slashWords({ state: { selection } }: Editor): string | null {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  const text = $from.parent.textContent
  const isWhole = $from.parentOffset === $from.parent.content.size
  return isWhole && /^\/[\p{L}\d ]{0,20}$/u.test(text) ? text.slice(1) : null
}

const matching = (words: string): readonly Command[] =>
  slashCommands.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))

/** The blocks that can begin at the cursor; the keys stay in the text. */
export function SlashMenu({ editor, show }: Props) {
  const { words } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ words: slashWords(current) }),
  })
  const [dismissed, setDismissed] = useState(false)
  if (words === null && dismissed) setDismissed(false)
  const found = words === null || dismissed ? [] : matching(words)
  if (!found.length) return null
  return (
    <Options
      key={words}
      editor={editor}
      show={show}
      commands={found}
      onDismiss={() => setDismissed(true)}
    />
  )
}

interface OptionsProps extends Props {
  commands: readonly Command[]
  onDismiss: () => void
}

function Options({ editor, show, commands, onDismiss }: OptionsProps) {
  const [active, setActive] = useState(0)
  const id = useId()
  const [place] = useState(() => placeOf(editor, commands.length))

  function run(command: Command): void {
    const { $from } = editor.state.selection
    editor.view.dispatch(editor.state.tr.delete($from.start(), $from.end()))
    command.run(editor, show)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The keys belong to the input method.
    if (event.isComposing) return
    const by = arrowStep(event.key)
    if (by) setActive((active + by + commands.length) % commands.length)
    else if (event.key === 'Enter' || event.key === 'Tab') run(inTurn(commands, active))
    else if (event.key === 'Escape') onDismiss()
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const text = editor.view.dom
    const frame = text.parentElement
    // Before the editor itself sees the key.
    frame?.addEventListener('keydown', onKeyDown, true)
    text.setAttribute('aria-controls', id)
    return () => {
      frame?.removeEventListener('keydown', onKeyDown, true)
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, id])

  useEffect(() => {
    editor.view.dom.setAttribute('aria-activedescendant', `${id}-${active}`)
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [editor, id, active])

  return (
    <div
      id={id}
      role="listbox"
      aria-label="Insert"
      className={`${popupStyles.box} ${styles.menu}`}
      style={place}
    >
      {commands.map((command, at) => (
        <ListOption
          key={command.name}
          id={`${id}-${at}`}
          active={at === active}
          onChoose={() => run(command)}
        >
          <command.icon size={16} />
          {command.name}
        </ListOption>
      ))}
    </div>
  )
}

const lineHeight = 36
const maxHeight = 300
const gap = 4

/** Below the line, or above it where there is more room, within the frame of the text. */
function placeOf({ view, state }: Editor, lines: number): CSSProperties {
  const frame = view.dom.closest('[data-text-frame]')?.getBoundingClientRect()
  const { left, top, bottom } = view.coordsAtPos(state.selection.from)
  const head = view.dom.closest('[data-text-frame]')?.previousElementSibling
  const height = Math.min(maxHeight, lines * lineHeight)
  const below = window.innerHeight - bottom - gap
  const above = top - (head?.getBoundingClientRect().bottom ?? 0) - gap
  const isAbove = below < height && above > below
  const edge = isAbove
    ? { bottom: (frame?.bottom ?? 0) - top + gap }
    : { top: bottom - (frame?.top ?? 0) + gap }
  const room = Math.max(lineHeight * 2, isAbove ? above : below)
  return { left: left - (frame?.left ?? 0), ...edge, maxHeight: Math.min(maxHeight, room) }
}
