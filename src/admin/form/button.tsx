import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Variant = 'primary' | 'plain' | 'danger' | 'link'

/** The class of a button, for links too. */
export function buttonClass(variant: Variant = 'plain'): string {
  return `${styles.button} ${styles[variant]}`
}

interface Props extends ComponentProps<'button'> {
  variant?: Variant
  /** The keyboard shortcut, shown on the button. */
  hotkey?: string
}

export function Button({ variant, hotkey, children, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={buttonClass(variant)}>
      {children}
      {hotkey && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  )
}
