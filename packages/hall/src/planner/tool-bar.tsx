import { useEffect, useRef, type RefObject } from 'react'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import { drawingTools } from './drawing-tools.ts'
import { addCorner, deleteSelected, stepBack, stepForward, turnSelected, zoom } from './edits.ts'
import { objectName } from './describe-place.ts'
import { duplicateSelected } from './duplicate.ts'
import { filled } from './planner-words.ts'
import { ToolIcon, type ToolIconName } from './tool-icons.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './tool-bar.module.css'

const canTurn = new Set(['racks', 'walls', 'walkways', 'zones', 'staging'])

/** What a press on the canvas does, and what can be done with the thing that is selected. */
export function ToolBar() {
  const { lang, planner, plannerWords } = useWorkbench()
  const { tools, toolBar } = plannerWords
  const { tool: chosen, step } = usePlanner('tool', 'step')
  const fine = filled(toolBar.fine, { step: formatNumber(lang, 0.1, 1) })
  return (
    <Row
      gap="100"
      align="center"
      className={styles.bar}
      data-tool-bar=""
      role="group"
      aria-label={toolBar.name}
    >
      <Actions />
      <fieldset className={styles.tools}>
        <legend>
          <VisuallyHidden>{toolBar.tool}</VisuallyHidden>
        </legend>
        {(['select', 'outline', ...drawingTools] as const).map((tool) => (
          <label key={tool} className={styles.tool}>
            <input
              type="radio"
              name="tool"
              value={tool}
              checked={tool === chosen}
              onChange={() => planner.set({ tool, corner: undefined })}
              className={styles.radio}
            />
            <ToolIcon name={tool} />
            <span>{tools[tool]}</span>
          </label>
        ))}
      </fieldset>
      <Row unbroken gap="100" align="center" className={styles.fine}>
        <Checkbox
          name="fine"
          label={fine}
          checked={step === 0.1}
          onChange={({ target }) => planner.set({ step: target.checked ? 0.1 : 0.5 })}
        />
      </Row>
    </Row>
  )
}

/** What can be taken back, and done with the thing or the corner that is selected. */
function Actions() {
  const { planner, canvas } = useWorkbench()
  const { history, selected, tool, corner } = usePlanner('history', 'selected', 'tool', 'corner')
  const { undo, redo } = useSteps()
  const duplicate = useDuplicate()
  const isOutline = tool === 'outline'
  const isCorner = isOutline && corner !== undefined
  const remove = () => {
    deleteSelected(planner)
    canvas.current?.focus()
  }
  return (
    <div className={styles.actions}>
      <Action name="undo" act={undo} isIdle={!history.past.length} />
      <Action name="redo" act={redo} isIdle={!history.future.length} />
      <Action
        name="turn"
        act={() => turnSelected(planner)}
        isHidden={isOutline || !selected || !canTurn.has(selected.list)}
      />
      <Action name="duplicate" act={duplicate} isHidden={isOutline || !selected} />
      <Action name="addCorner" act={() => addCorner(planner)} isHidden={!isCorner} />
      <Action name="delete" act={remove} isHidden={isOutline ? !isCorner : !selected} />
    </div>
  )
}

/** On the canvas, in its corner. */
export function ViewButtons() {
  const { planner, canvas } = useWorkbench()
  const zoomBy = (factor: number) => () => {
    if (canvas.current) zoom(canvas.current, planner, factor)
  }
  return (
    <Row unbroken className={styles.view} data-view-buttons="">
      <Action name="larger" act={zoomBy(1.5)} />
      <Action name="smaller" act={zoomBy(1 / 1.5)} />
      <Action name="whole" act={() => planner.set({ view: undefined })} />
    </Row>
  )
}

interface ActionProps {
  name:
    | 'undo'
    | 'redo'
    | 'turn'
    | 'duplicate'
    | 'addCorner'
    | 'delete'
    | 'larger'
    | 'smaller'
    | 'whole'
  act: () => void
  isHidden?: boolean
  /** Says so when it is pressed, and stays where the keyboard finds it. */
  isIdle?: boolean
}

function Action({ name, act, isHidden, isIdle }: ActionProps) {
  const label = useWorkbench().plannerWords.toolBar[name]
  return (
    <button
      type="button"
      className={styles.action}
      data-action={name satisfies ToolIconName}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      hidden={isHidden}
      onClick={act}
    >
      <ToolIcon name={name} />
    </button>
  )
}

/** Steps through the history, which speak: on the screen they may change what is not in sight. */
function useSteps() {
  const { planner, plannerWords, spoken } = useWorkbench()
  const said = plannerWords.spoken
  const steps =
    (through: 'past' | 'future', step: typeof stepBack, done: string, none: string) => () => {
      const before = planner.state.history[through].length
      step(planner)
      const left = planner.state.history[through].length
      if (left < before) spoken.set({ text: filled(done, { count: plannerWords.number(left) }) })
      else if (!before) spoken.set({ text: none })
    }
  return {
    undo: steps('past', stepBack, said.undone, said.nothingToUndo),
    redo: steps('future', stepForward, said.redone, said.nothingToRedo),
  }
}

/** Copies what is selected, and says so. */
function useDuplicate() {
  const { planner, plannerWords, spoken } = useWorkbench()
  return () => {
    const copy = duplicateSelected(planner)
    if (copy)
      spoken.set({
        text: filled(plannerWords.spoken.duplicated, { object: objectName(plannerWords, copy) }),
      })
  }
}

/** The keys that undo, redo and duplicate, anywhere inside the element that the reference is given to. */
export function useUndoKeys(): RefObject<HTMLDivElement | null> {
  const { undo, redo } = useSteps()
  const duplicate = useDuplicate()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    const hear = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // A field that is being written in takes back its own letters.
      if (target instanceof HTMLInputElement && /^(?:text|number)$/.test(target.type)) return
      const letter = key.toLowerCase()
      if (!/^[dyz]$/.test(letter)) return
      event.preventDefault()
      if (letter === 'd') duplicate()
      else if (letter === 'y' || shiftKey) redo()
      else undo()
    }
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  })
  return panel
}
