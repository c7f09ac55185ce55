import type { PositionClass } from '#src/model/error.ts'
import { ClassPattern, patternOf } from './svg-patterns.tsx'
import styles from './hall-drawing.module.css'

/** A sample of a class for a legend, 8 × 6 m. */
export function ClassSwatch({ id, name }: { id: string; name: PositionClass }) {
  const pattern = patternOf[name]
  return (
    <g className={styles.swatch}>
      {pattern && (
        <defs>
          <ClassPattern id={id} name={name} {...pattern} />
        </defs>
      )}
      <path className={styles[name]} d="M0 0h8v6H0z" />
      {pattern && <path fill={`url(#${id}-${name})`} d="M0 0h8v6H0z" />}
      <path className={styles.edge} d="M.1 .1h7.8v5.8H.1z" />
    </g>
  )
}

/** The mark of an anchor, as large as the samples show it. */
export function AnchorSwatch() {
  return <path className={styles.anchor} d="M4 .8l2.2 2.2-2.2 2.2-2.2-2.2z" />
}
