import { Toolbar as Bar } from '@base-ui/react/toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import type { Surface } from './commands.ts'
import { figureAt, figureTools } from './figure-editing.ts'
import { missingImageAt, missingImageTools } from './paste/missing-image.ts'
import { tableAt } from './table/table-at.ts'
import { tableTools } from './table/table-tools.ts'
import styles from './toolbar.module.css'

/** A tool for what the cursor is in. */
export interface Tool {
  name: string
  run: (editor: Editor, show: (surface: Surface) => void) => void
  isOn?: (editor: Editor) => boolean
}

interface Props {
  editor: Editor
  show: (surface: Surface) => void
}

/** The tools of the table, the image or the missing image at the cursor, in a second row that is there only then. */
export function ContextTools({ editor, show }: Props) {
  const { place, on } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const at = placeOf(current)
      const tools = at ? toolsOf[at] : []
      return {
        place: at,
        on: tools.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      }
    },
  })
  if (!place) return null
  return (
    <Bar.Group aria-label={place} className={`${styles.row} ${styles.context}`}>
      {toolsOf[place].map((tool) => (
        <Bar.Button
          key={tool.name}
          className={`${styles.button} ${styles.word}`}
          aria-pressed={tool.isOn && on.includes(tool.name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => tool.run(editor, show)}
        >
          {tool.name}
        </Bar.Button>
      ))}
    </Bar.Group>
  )
}

type Place = 'Image' | 'Missing image' | 'Table'

function placeOf({ state }: Editor): Place | null {
  if (figureAt(state)) return 'Image'
  if (missingImageAt(state)) return 'Missing image'
  return tableAt(state) ? 'Table' : null
}

const toolsOf: Readonly<Record<Place, readonly Tool[]>> = {
  Image: figureTools,
  'Missing image': missingImageTools,
  Table: tableTools,
}
