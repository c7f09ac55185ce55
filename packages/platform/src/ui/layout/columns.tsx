import './columns.css'
import { draw, type As, type Element } from './element.ts'
import { room, type Room } from './room.ts'

type Shares =
  | '1-1'
  | '1-1-1'
  | '1-1-1-1'
  | '2-1'
  | '3-4-6'
  | '4-7'
  | '5-6'
  | '5-7'
  | '6-5'
  | '7-4'
  | '7-5'
  | '7-6'
type Pixels =
  | '208-rest'
  | '264-rest'
  | '308-rest'
  | '340-rest'
  | 'rest-400'
  | 'rest-420'
  | 'rest-472'

interface Own extends Room {
  /** Shares of the width, or pixels beside the rest of it; absent, the caller's class sets them. */
  widths?: Shares | Pixels
  /** The width of the window from which they stand beside each other; `start` is any. */
  from?: 'start' | 'small' | 'medium' | 'large' | 'wide'
  /** On paper too. */
  printed?: boolean
}

const classes = { ...room, widths: 'l-widths-', from: 'l-from-', printed: 'l-printed' }

/** Parts below each other in a narrow window, beside each other in a wide one. */
export const Columns = <Name extends Element = 'div'>(props: As<Name, Own>) =>
  draw('div', 'l-columns', classes, props)
