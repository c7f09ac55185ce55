import { paint } from '../paint.ts'
import type { ReactNode } from 'react'
import type { Point } from './geometry.ts'
import { PlanText } from './plan-text.tsx'
import { TitleBlock } from './title-block.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './plan-figure.module.css'

const look = {
  leader: paint({ fill: 'none', stroke: 'ink' }),
}

interface PlanFigureProps {
  /** Says in words what the drawing shows: a drawing is hidden from assistive technology. */
  caption: string
  /** What the numbers of the balloons mean, in their order. */
  marks?: readonly string[]
  /** The lines of the title block: what is drawn, its grid or scale, where it comes from. */
  block: readonly string[]
  /** Caption beside the drawing on a wide screen; else below it. */
  beside?: boolean
  children: ReactNode
}

/** A dimensioned drawing on paper with legend and title block. */
export function PlanFigure({ caption, marks, block, beside, children }: PlanFigureProps) {
  return (
    <figure className={beside ? `${styles.figure} ${styles.beside}` : styles.figure}>
      <div className={styles.drawing}>{children}</div>
      <figcaption className={styles.caption}>
        <Stack gap="200" className={styles.words}>
          <p>{caption}</p>
          {marks && (
            <ol>
              {marks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </ol>
          )}
        </Stack>
        <TitleBlock lines={block} />
      </figcaption>
    </figure>
  )
}

interface BalloonProps {
  /** What it points at, in metres of the plan. */
  at: Point
  /** Where its number stands. */
  number: Point
  children: string
}

/** The number of a mark, with a line to what it means. */
export function Balloon({ at, number: [x, y], children }: BalloonProps) {
  return (
    <>
      <path {...look.leader} d={`M${at.join(' ')}L${x} ${y}`} />
      <circle className={styles.end} cx={at[0]} cy={at[1]} />
      <g className={styles.balloon} dominantBaseline="central">
        <circle cx={x} cy={y} />
        <PlanText x={x} y={y} anchor="middle" strong>
          {children}
        </PlanText>
      </g>
    </>
  )
}
