import { tagOf, type As, type Element } from './element.ts'
import { classesOf, splitRoom, type Room } from './room.ts'
import styles from './list.module.css'

interface Own extends Room {
  /** A line between the items; `apart` keeps more room around it. */
  lines?: 'close' | 'apart'
  /** Counts its items, in a column of their own. */
  numbered?: boolean
}

/** Items below each other, on lines. */
export function List<Name extends Element = 'ul'>(props: As<Name, Own>) {
  const { as, lines = 'close', numbered, ...others } = props
  const Tag = tagOf(as, numbered ? 'ol' : 'ul')
  const { room, rest } = splitRoom(others)
  const look = [styles.lined, lines === 'apart' && styles.apart, numbered && styles.numbered]
  return <Tag {...rest} className={classesOf(...look, room)} />
}
