import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react'
import styles from './button.module.css'

interface ButtonLook {
  /** `primary` is orange and the one thing to do; `ink` fits on orange and beside it. */
  variant?: 'primary' | 'ink' | 'ghost'
  size?: 'normal' | 'small'
}

export type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, 'className'>
export type ButtonLinkProps = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>

export function Button({ variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, size })} />
}

export function ButtonLink({ variant, size, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size })}>
      {children}
    </a>
  )
}

function buttonClass({ variant = 'primary', size = 'normal' }: ButtonLook): string {
  return [styles.button, styles[variant], size === 'small' && styles.small]
    .filter(Boolean)
    .join(' ')
}
