import { tagOf, type As, type Element } from './element.ts'
import { classesOf, roomClass, type Step } from './room.ts'
import styles from './text.module.css'

interface Own {
  size?: 'chart' | 'small' | 'compact' | 'body' | 'lead' | 'title'
  tone?: 'text' | 'strong' | 'muted' | 'measured' | 'link' | 'success' | 'warning' | 'danger'
  weight?: 'medium' | 'strong'
  /** How wide a line may be: 62 or 68 characters. */
  measure?: 'sentence' | 'prose'
  above?: Step
  className?: string
}

/** A note, a title, a caption: text in a size and tone of the design system. */
export function Text<Name extends Element = 'p'>(props: As<Name, Own>) {
  const { as, size, tone, weight, measure, above, className, ...rest } = props
  const Tag = tagOf(as, 'p')
  const classes = [size && styles[size], tone && styles[`tone-${tone}`]]
  const limits = [weight && styles[weight], measure && styles[measure]]
  return (
    <Tag {...rest} className={classesOf(...classes, ...limits, roomClass({ above, className }))} />
  )
}
