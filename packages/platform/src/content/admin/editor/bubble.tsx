import { linkAt } from './link-at.ts'
import { Toolbar as Bar } from '@base-ui/react/toolbar'
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { selectionCommands, type Surface } from './commands.ts'
import popupStyles from '#src/admin/form/popup.module.css'
import styles from './bubble.module.css'
import { ToolButton } from './toolbar.tsx'

interface Props {
  editor: Editor
  show: (surface: Surface) => void
}

interface Place {
  left: number
  top: number
}

/** Tools at selected words; at a link without a selection, where it leads. */
export function Bubble({ editor, show }: Props) {
  const place = useSelectionPlace(editor)
  const { on, href } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: selectionCommands.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      href: current.state.selection.empty ? linkAt(current).href : undefined,
    }),
  })
  if (!place) return null
  const style = { left: place.left, top: place.top }
  if (href)
    return (
      <div className={`${popupStyles.box} ${styles.bubble}`} style={style}>
        <button type="button" className={styles.link} onClick={() => show('link')}>
          {href}
        </button>
      </div>
    )
  return (
    <Bar.Root
      className={`${popupStyles.box} ${styles.bubble}`}
      style={style}
      aria-label="Selected words"
    >
      {selectionCommands.map((command) => (
        <ToolButton
          key={command.name}
          command={command}
          pressed={on.includes(command.name)}
          onPress={() => command.run(editor, show)}
        />
      ))}
    </Bar.Root>
  )
}

/** Above the selection, measured once it rests: a key must not wait for the layout. */
function useSelectionPlace(editor: Editor): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setPlace(placeOf(editor))
    const onChange = () => {
      clearTimeout(timer)
      setPlace(null)
      if (isTold(editor)) timer = setTimeout(measure, 150)
    }
    const onBlur = ({ event }: { event: FocusEvent }) => {
      const { relatedTarget } = event
      if (!(relatedTarget instanceof Element && relatedTarget.closest(`.${styles.bubble}`)))
        onChange()
    }
    editor.on('transaction', onChange)
    editor.on('blur', onBlur)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', onChange)
      editor.off('blur', onBlur)
    }
  }, [editor])
  return place
}

function isTold(editor: Editor): boolean {
  const { selection } = editor.state
  if (!editor.isEditable || !editor.isFocused || !(selection instanceof TextSelection)) return false
  return selection.empty ? editor.isActive('link') : !editor.isActive('codeBlock')
}

/** Within the frame of the text, so that it scrolls with it. */
function placeOf(editor: Editor): Place | null {
  const frame = editor.view.dom.closest(`[data-text-frame]`)
  if (!frame || !isTold(editor)) return null
  const { from, to } = editor.state.selection
  const outer = frame.getBoundingClientRect()
  const start = editor.view.coordsAtPos(from)
  const { bottom } = editor.view.coordsAtPos(to)
  const left = Math.max(0, Math.min(start.left - outer.left, outer.width - 180))
  const isNearTop = start.top - outer.top < 48
  return { left, top: isNearTop ? bottom - outer.top + 6 : start.top - outer.top - 44 }
}
