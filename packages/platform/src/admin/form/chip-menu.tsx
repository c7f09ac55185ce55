import { Menu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { Chip } from '../chip.tsx'
import { CheckIcon, ChevronIcon } from './choice-icons.tsx'
import styles from './chip-menu.module.css'
import popupStyles from './popup.module.css'
import menuStyles from './row-menu.module.css'

interface Props<Value extends string> {
  /** What is set: “Status”. */
  label: string
  /** Another value than those of the options is shown as it is. */
  value: string
  options: readonly { value: Value; label: string; tone: ComponentProps<typeof Chip>['tone'] }[]
  onChange: (value: Value) => void
}

/** A status that is set where it is shown. */
export function ChipMenu<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const current = options.find((option) => option.value === value) ?? {
    label: value,
    tone: 'grey' as const,
  }
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger} aria-label={`${label}: ${current.label}`}>
        <Chip tone={current.tone}>{current.label}</Chip>
        <ChevronIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={popupStyles.positioner} align="start" sideOffset={4}>
          <Menu.Popup className={`${popupStyles.box} ${menuStyles.popup}`}>
            <Menu.RadioGroup
              value={value}
              onValueChange={(next: Value) => next !== value && onChange(next)}
            >
              {options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  className={`${popupStyles.item} ${popupStyles.choice}`}
                >
                  {option.label}
                  <Menu.RadioItemIndicator>
                    <CheckIcon />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
