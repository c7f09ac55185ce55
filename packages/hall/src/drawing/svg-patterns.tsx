import type { PositionClass } from '#src/model/error.ts'
import styles from './hall-drawing.module.css'

interface Pattern {
  readonly path: string
  readonly className: string | undefined
}

/** What each class is filled with besides its colour, in a square of two metres; the best has nothing. */
export const patternOf: Readonly<Partial<Record<PositionClass, Pattern>>> = {
  good: { path: 'M.5 .5h.01M1.5 1.5h.01', className: styles.pattern },
  weak: { path: 'M0 1h2', className: `${styles.pattern} ${styles.onWeak}` },
  none: {
    path: 'M-.5 .5l1-1M0 2l2-2M1.5 2.5l1-1',
    className: `${styles.pattern} ${styles.onNone}`,
  },
}

/** The patterns of a drawing, each under the drawing's `id` and the name of its class. */
export function ClassPatterns({ id }: { id: string }) {
  return Object.entries(patternOf).map(([name, pattern]) => (
    <ClassPattern key={name} id={id} name={name} {...pattern} />
  ))
}

export function ClassPattern({
  id,
  name,
  path,
  className,
}: Pattern & { id: string; name: string }) {
  return (
    <pattern
      id={`${id}-${name}`}
      width={2}
      height={2}
      patternUnits="userSpaceOnUse"
      className={className}
    >
      <path d={path} />
    </pattern>
  )
}
