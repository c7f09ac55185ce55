import type { ComponentProps } from 'react'
import { KeyHint } from '../single-keys.tsx'
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

/** Disabled, it does nothing but keeps the focus: nobody is thrown out of the page while it works. */
export function Button(props: Props) {
  const { variant, hotkey, children, disabled = false, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant)}
      aria-disabled={disabled || undefined}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {hotkey && <KeyHint>{hotkey}</KeyHint>}
    </button>
  )
}
