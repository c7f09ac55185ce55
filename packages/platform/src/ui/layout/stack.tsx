import { draw, type As, type Element } from './element.ts'
import { room, type Room } from './room.ts'
import './stack.css'

interface Own extends Room {
  /** Each part is as wide as its content. */
  narrow?: boolean
}

const classes = { ...room, narrow: 'l-stack-narrow' }

/** Parts below each other. */
export const Stack = <Name extends Element = 'div'>(props: As<Name, Own>) =>
  draw('div', 'l-stack', classes, props)
