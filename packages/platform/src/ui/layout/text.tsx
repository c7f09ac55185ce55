import { draw, type As, type Element } from './element.ts'
import { room, type Room } from './room.ts'
import './text.css'

interface Own extends Pick<Room, 'above' | 'across' | 'together' | 'className'> {
  size?: 'chart' | 'small' | 'compact' | 'body' | 'lead' | 'label' | 'title'
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
  /** Of two lines at most. */
  clamped?: boolean
  /** Below a line of its own. */
  ruled?: boolean
}

const classes = {
  ...room,
  size: 'l-text-',
  tone: 'l-tone-',
  weight: 'l-text-',
  measure: 'l-text-',
  unbroken: 'l-text-unbroken',
  clamped: 'l-text-clamped',
  ruled: 'l-text-ruled',
}

/** A note, a title, a caption: text in a size and tone of the design system. */
export const Text = <Name extends Element = 'p'>(props: As<Name, Own>) =>
  draw('p', '', classes, props)
