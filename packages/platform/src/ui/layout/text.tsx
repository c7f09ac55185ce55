import { tagOf, type As, type Element } from './element.ts'
import { classesOf, splitRoom, type Room } from './room.ts'
import styles from './text.module.css'

interface Own extends Pick<Room, 'above' | 'across' | 'together' | 'className'> {
  size?: 'chart' | 'small' | 'compact' | 'body' | 'lead' | 'title'
  tone?:
    | 'text'
    | 'strong'
    | 'soft'
    | 'muted'
    | 'measured'
    | 'link'
    | 'success'
    | 'warning'
    | 'danger'
  weight?: 'normal' | 'medium' | 'strong'
  /** How wide a line may be: 62 or 68 characters. */
  measure?: 'sentence' | 'prose'
  /** Stays on one line. */
  unbroken?: boolean
  /** Below a line of its own. */
  ruled?: boolean
}

/** A note, a title, a caption: text in a size and tone of the design system. */
export function Text<Name extends Element = 'p'>(props: As<Name, Own>) {
  const { as, size, tone, weight, measure, unbroken, ruled, ...others } = props
  const Tag = tagOf(as, 'p')
  const { room, rest } = splitRoom(others)
  const type = [size && styles[size], tone && styles[`tone-${tone}`], weight && styles[weight]]
  const line = [measure && styles[measure], unbroken && styles.unbroken, ruled && styles.ruled]
  return <Tag {...rest} className={classesOf(...type, ...line, room)} />
}
