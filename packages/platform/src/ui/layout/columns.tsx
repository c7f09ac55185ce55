import styles from './columns.module.css'
import { tagOf, type As, type Element } from './element.ts'
import { classesOf, splitRoom, type Room } from './room.ts'

const widthClass = {
  '1-1': styles['widths-1-1'],
  '1-1-1': styles['widths-1-1-1'],
  '1-1-1-1': styles['widths-1-1-1-1'],
  '1-2': styles['widths-1-2'],
  '2-1': styles['widths-2-1'],
  '5-7': styles['widths-5-7'],
  '7-5': styles['widths-7-5'],
  '7-4': styles['widths-7-4'],
  '7-6': styles['widths-7-6'],
  '5-6': styles['widths-5-6'],
  '6-5': styles['widths-6-5'],
  '4-7': styles['widths-4-7'],
  '3-4-6': styles['widths-3-4-6'],
  '208-rest': styles['widths-208-rest'],
  '264-rest': styles['widths-264-rest'],
  '308-rest': styles['widths-308-rest'],
  '340-rest': styles['widths-340-rest'],
  'rest-472': styles['widths-rest-472'],
  'rest-420': styles['widths-rest-420'],
  'rest-400': styles['widths-rest-400'],
  'rest-340': styles['widths-rest-340'],
}

interface Own extends Room {
  /** Shares of the width, or pixels beside the rest of it; absent, the caller's class sets them. */
  widths?: keyof typeof widthClass
  /** The width of the window from which they stand beside each other. */
  from?: 'small' | 'medium' | 'large' | 'wide'
  /** On paper too. */
  printed?: boolean
}

/** Parts below each other in a narrow window, beside each other in a wide one. */
export function Columns<Name extends Element = 'div'>(props: As<Name, Own>) {
  const { as, widths, from, printed, ...others } = props
  const Tag = tagOf(as, 'div')
  const { room, rest } = splitRoom(others)
  const classes = [
    styles.columns,
    widths && widthClass[widths],
    from && styles[from],
    printed && styles.printed,
  ]
  return <Tag {...rest} className={classesOf(...classes, room)} />
}
