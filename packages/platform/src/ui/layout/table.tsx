import type { TableHTMLAttributes } from 'react'
import { classesOf } from './room.ts'
import styles from './table.module.css'

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  size?: 'compact' | 'small'
  /** A line above its head. */
  ruled?: boolean
  /** Never narrower than 42rem: its frame scrolls. */
  wide?: boolean
}

/** Rows on hairlines; the head of a row is strong, that of a column quiet. */
export function Table({ size, ruled, wide, className, ...rest }: TableProps) {
  const look = [size && styles[size], ruled && styles.ruled, wide && styles.wide]
  return <table {...rest} className={classesOf(styles.table, ...look, className)} />
}
