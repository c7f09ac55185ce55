import { draw, type As, type Element } from './element.ts'
import './list.css'
import { room, type Room } from './room.ts'

interface Own extends Room {
  /** More room around the lines between its items. */
  lines?: 'apart'
  /** Counts its items, in a column of their own. */
  numbered?: boolean
}

const classes = { ...room, lines: 'l-list-', numbered: 'l-list-numbered' }

/** Items below each other, on lines. */
export const List = <Name extends Element = 'ul'>(props: As<Name, Own>) =>
  draw(props.numbered ? 'ol' : 'ul', 'l-list', classes, props)
