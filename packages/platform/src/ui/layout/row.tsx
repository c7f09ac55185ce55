import { draw, type As, type Element } from './element.ts'
import { room, type Room } from './room.ts'
import './row.css'

interface Own extends Room {
  /** The free space goes between the parts, or before them. */
  justify?: 'between' | 'end'
  /** Stays on one line. */
  unbroken?: boolean
}

const classes = { ...room, justify: 'l-row-', unbroken: 'l-row-unbroken' }

/** Parts beside each other, on as many lines as they need. */
export const Row = <Name extends Element = 'div'>(props: As<Name, Own>) =>
  draw('div', 'l-row', classes, props)
