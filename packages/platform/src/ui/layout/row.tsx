import { tagOf, type As, type Element } from './element.ts'
import { classesOf, splitRoom, type Room } from './room.ts'
import styles from './row.module.css'

interface Own extends Room {
  /** The free space goes between the parts, or before them. */
  justify?: 'between' | 'end'
  /** Stays on one line. */
  unbroken?: boolean
}

/** Parts beside each other, on as many lines as they need. */
export function Row<Name extends Element = 'div'>(props: As<Name, Own>) {
  const { as, justify, unbroken, ...others } = props
  const Tag = tagOf(as, 'div')
  const { room, rest } = splitRoom(others)
  const classes = [styles.row, !unbroken && styles.wrapping, justify && styles[justify]]
  return <Tag {...rest} className={classesOf(...classes, room)} />
}
