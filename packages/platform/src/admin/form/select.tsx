import { Select as Base } from '@base-ui/react/select'
import { CheckIcon, ChevronIcon } from './choice-icons.tsx'
import fieldStyles from './field.module.css'
import popupStyles from './popup.module.css'
import styles from './select.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
  /** What the closed control says while this is chosen, where that is not the label. */
  closedLabel?: string
}

/** First of the options of a filter, which names it until another is chosen. */
export const anyOption = <Value extends string>(value: Value, filter: string): Option<Value> => ({
  value,
  label: 'Any',
  closedLabel: filter,
})

interface Props<Value extends string> {
  id?: string
  /** For a control that has no visible label. */
  label?: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  invalid?: boolean | undefined
  /** Ids of what describes it, such as its error. */
  describedBy?: string | undefined
  /** While its options are fetched. */
  busy?: boolean
  className?: string | undefined
}

/** A select of a few options. */
export function Select<Value extends string>(props: Props<Value>) {
  const { id, label, options, value, onChange, disabled, invalid, describedBy, busy, className } =
    props
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
    >
      <Base.Trigger
        id={id}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={`${fieldStyles.box} ${styles.trigger} ${className ?? ''}`}
      >
        <Base.Value>
          {(chosen: Value | null) => {
            const option = options.find((one) => one.value === chosen)
            return option?.closedLabel ?? option?.label
          }}
        </Base.Value>
        <Base.Icon className={styles.icon}>
          <ChevronIcon />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className={popupStyles.positioner}
          sideOffset={4}
          alignItemWithTrigger={false}
        >
          <Base.Popup className={`${popupStyles.box} ${styles.popup}`}>
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className={`${popupStyles.item} ${popupStyles.choice}`}
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <CheckIcon />
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
