import type { AnchorHTMLAttributes } from 'react'
import styles from './text-link.module.css'

export type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>

export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles.link}>
      {children}
    </a>
  )
}
