import { memo, useId } from 'react'
import styles from './cells.module.css'
import { moveInColumn } from './grid-keys.ts'
import { cellName, markNames } from './labels.ts'

export type SetCell = (key: string, value: string) => void

interface Props {
  /** Its key among the cells. */
  name: string
  value: string
  /** Its published value; absent where it is new. */
  before: string | undefined
  error?: string | undefined
  /** What the arrow keys stay in. */
  column: string
  kind?: 'number' | 'word' | 'text' | 'mark'
  onChange: SetCell
}

/** One value of the price list, with what it was and what is wrong with it. */
export const Cell = memo(function Cell(props: Props) {
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
    className: styles.control,
    value,
  }
  return (
    <div className={styles.cell} data-kind={kind}>
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
        <textarea
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
        <span id={`${id}-was`} className={styles.was}>
          {before === undefined ? 'new' : `was ${before || 'empty'}`}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
})
