import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Kind = 'primary' | 'plain' | 'danger' | 'link'

/** The look of a button, for links too. */
export function buttonClass(kind: Kind = 'plain'): string {
  return `${styles.button} ${styles[kind]}`
}

interface Props extends ComponentProps<'button'> {
  kind?: Kind
  /** The key that does the same, shown on the button. */
  hotkey?: string
}

export function Button({ kind, hotkey, children, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={buttonClass(kind)}>
      {children}
      {hotkey && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  )
}
