import { tagOf, type As, type Element } from './element.ts'
import { classesOf, roomClass, type Room } from './room.ts'
import styles from './row.module.css'

interface Own extends Room {
  /** The free space goes between the parts, or before them. */
  justify?: 'between' | 'end'
  /** Stays on one line. */
  unbroken?: boolean
}

/** Parts beside each other, on as many lines as they need. */
export function Row<Name extends Element = 'div'>(props: As<Name, Own>) {
  const { as, gap, above, align, justify, unbroken, className, ...rest } = props
  const Tag = tagOf(as, 'div')
  const classes = [styles.row, !unbroken && styles.wrapping, justify && styles[justify]]
  return (
    <Tag {...rest} className={classesOf(...classes, roomClass({ gap, above, align, className }))} />
  )
}
