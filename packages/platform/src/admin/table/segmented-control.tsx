import { formatNumber } from '#src/i18n/format.ts'
import styles from './segmented-control.module.css'

interface Segment<Value extends string> {
  value: Value
  label: string
  count?: number | undefined
}

interface Props<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A filter as a row of buttons, each with its number of rows. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <div className={styles.options} role="group" aria-label={label}>
      {options.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
          {segment.count !== undefined && <span>{formatNumber('en', segment.count)}</span>}
        </button>
      ))}
    </div>
  )
}
