import { tagOf, type As, type Element } from './element.ts'
import { classesOf, splitRoom, type Room } from './room.ts'
import styles from './stack.module.css'

interface Own extends Room {
  /** Each part is as wide as its content. */
  narrow?: boolean
}

/** Parts below each other. */
export function Stack<Name extends Element = 'div'>({ as, narrow, ...props }: As<Name, Own>) {
  const Tag = tagOf(as, 'div')
  const { room, rest } = splitRoom(props)
  return <Tag {...rest} className={classesOf(styles.stack, narrow && styles.narrow, room)} />
}
