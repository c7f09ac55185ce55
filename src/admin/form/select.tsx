import { Select as Base } from '@base-ui/react/select'
import styles from './select.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
}

interface Props<Value extends string> {
  id?: string
  /** For a control that has no visible label. */
  label?: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  className?: string | undefined
}

/** A select of a few options. */
export function Select<Value extends string>(props: Props<Value>) {
  const { id, label, options, value, onChange, disabled, className } = props
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
    >
      <Base.Trigger id={id} aria-label={label} className={`${styles.trigger} ${className ?? ''}`}>
        <Base.Value />
        <Base.Icon className={styles.icon}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className={styles.popup}>
            <Base.List>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={styles.item}>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                      <path
                        d="m2 6.5 3 3L10 3"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="1.8"
                      />
                    </svg>
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
