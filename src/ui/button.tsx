import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

interface Look {
  /** `act` is orange and the one thing to do; `ink` fits on orange and beside it. */
  look?: 'act' | 'ink' | 'ghost'
  size?: 'normal' | 'small'
}

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>
export type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>

export function Button({ look, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ look, size })} />
}

export function ButtonLink({ look, size, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, size })}>
      {children}
    </a>
  )
}

function buttonClass({ look = 'act', size = 'normal' }: Look): string {
  return [styles.button, styles[look], size === 'small' && styles.small].filter(Boolean).join(' ')
}
