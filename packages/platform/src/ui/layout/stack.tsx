import { tagOf, type As, type Element } from './element.ts'
import { classesOf, roomClass, type Room } from './room.ts'
import styles from './stack.module.css'

interface Own extends Room {
  /** Each part is as wide as its content. */
  narrow?: boolean
}

/** Parts below each other. */
export function Stack<Name extends Element = 'div'>(props: As<Name, Own>) {
  const { as, gap, above, align, narrow, className, ...rest } = props
  const Tag = tagOf(as, 'div')
  const room = roomClass({ gap, above, align, className })
  return <Tag {...rest} className={classesOf(styles.stack, narrow && styles.narrow, room)} />
}
