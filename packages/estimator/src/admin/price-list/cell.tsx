import { Textarea } from '@repo/platform/admin/form/textarea.tsx'
import { controlClass } from '@repo/platform/admin/form/field.tsx'
import { memo, useId, type KeyboardEvent } from 'react'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './cells.module.css'
import { cellName, cellText, markNames } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

interface DraftCellProps extends Pick<CellProps, 'name' | 'column' | 'kind'> {
  editor: DraftEditorState
}

/** A cell of the draft. */
export const DraftCell = ({ editor, ...of }: DraftCellProps) => (
  <Cell
    {...of}
    value={editor.cells[of.name] ?? ''}
    before={editor.before[of.name]}
    error={editor.errors[of.name]}
    onChange={editor.set}
  />
)

interface CellProps {
  /** Its key in `Cells`. */
  name: string
  value: string
  /** Its published value; absent where it is new. */
  before: string | undefined
  error?: string | undefined
  /** The arrow keys move within the cells of one column. */
  column: string
  kind?: 'number' | 'word' | 'text' | 'mark'
  onChange: (key: string, value: string) => void
}

/** An editable value, with its published value and its error. */
const Cell = memo(function Cell(props: CellProps) {
  const { name, value, before, error, column, kind = 'number', onChange } = props
  const id = useId()
  const changed = value !== before
  const described = [error && `${id}-error`, changed && `${id}-was`].filter(Boolean).join(' ')
  const control = {
    'aria-label': cellName(name),
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'data-changed': changed || undefined,
    'data-column': column,
    className: `${controlClass} ${styles.control}`,
    value,
  }
  return (
    <Stack className={styles.cell}>
      {(kind === 'number' || kind === 'word') && (
        <input
          {...control}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          onKeyDown={moveInColumn}
          maxLength={100}
          onChange={(event) => onChange(name, event.target.value)}
        />
      )}
      {kind === 'text' && (
        <Textarea
          {...control}
          rows={1}
          maxLength={1_000}
          onChange={(event) => onChange(name, event.target.value.replaceAll('\n', ' '))}
        />
      )}
      {kind === 'mark' && (
        <select {...control} onChange={(event) => onChange(name, event.target.value)}>
          {Object.entries(markNames).map(([mark, label]) => (
            <option key={mark} value={mark}>
              {label}
            </option>
          ))}
        </select>
      )}
      {changed && (
        <Text as="span" size="chart" tone="warning" id={`${id}-was`}>
          {before === undefined ? 'new' : `was ${cellText(name, before) || 'empty'}`}
        </Text>
      )}
      {error && (
        <Text as="span" size="chart" tone="danger" weight="medium" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Stack>
  )
})

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** As in a spreadsheet: up, down and Enter move within the column; Tab moves along the row. */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key]
  const input = event.currentTarget
  const table = input.closest('table')
  if (!step || !table || event.altKey) return
  const inColumn = [...table.querySelectorAll('input')].filter(
    (one) => one.dataset['column'] === input.dataset['column'],
  )
  const next = inColumn[inColumn.indexOf(input) + step]
  event.preventDefault()
  next?.focus()
  next?.select()
}
