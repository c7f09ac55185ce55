import type { HTMLAttributes } from 'react'
import styles from './notice.module.css'

interface NoticeProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'className'> {
  tone?: 'danger' | 'success'
}

/** What happened or what failed, beside a bar; without text it is not seen. */
export const Notice = ({ tone, ...rest }: NoticeProps) => (
  <p {...rest} className={[styles.notice, tone && styles[tone]].filter(Boolean).join(' ')} />
)
