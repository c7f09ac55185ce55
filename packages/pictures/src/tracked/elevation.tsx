import { look } from './tracked-paint.ts'
import type { ReactNode } from 'react'
import { round } from '../plan/geometry.ts'
import { measure } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import styles from './tracked.module.css'

/** Metres of the elevation that are drawn above the floor, and below it. */
const [above, below] = [3.7, 0.3]
const pixelsPerMetre = 75
/** The lines go on beyond the figure: its box cuts them where it ends. */
const far = 30

interface ElevationProps {
  /** Metres. */
  width: number
  locale: string
  /** Whether the heights stand beside the scale: once is enough where figures stand in a row. */
  isFirst?: boolean
  children: ReactNode
}

/** An object from the side, standing on the floor at y = 0, before the lines of a scale of heights. */
export function Elevation({ width, locale, isFirst = false, children }: ElevationProps) {
  return (
    <div className={isFirst ? `${styles.elevation} ${styles.first}` : styles.elevation}>
      <PlanView
        width={width}
        height={above + below}
        top={-above}
        scale={pixelsPerMetre}
        light="paper"
      >
        <path
          {...look.scale}
          d={[0.5, 1, 1.5, 2, 2.5, 3].map((y) => `M${-far} ${-y}h${far * 2}`).join('')}
        />
        <g className={styles.heights}>
          {[0, 1, 2, 3].map((height) => (
            <PlanText key={height} x={0} y={-height - 0.07} tone="quiet">
              {measure(locale, height, 'm', 1)}
            </PlanText>
          ))}
        </g>
        <path {...look.soil} strokeDasharray=".02 .1" d={`M${-far} .1h${far * 2}`} />
        <path {...look.floor} d={`M${-far} 0h${far * 2}`} />
        {children}
      </PlanView>
    </div>
  )
}

interface TagOnProps {
  x: number
  /** Metres above the floor, as drawn. */
  height: number
  /** Where its text begins. */
  text: readonly [x: number, height: number]
  /** Where the leader ends below the text; absent, it ends before it. */
  under?: number
  label: string
  /** Metres above the floor, where the drawing enlarges. */
  trueHeight?: number
  locale: string
}

/** A tag with the circles of its radio, and a leader to where it is fixed and how high. */
export function TagOn({ x, height, text, under, label, trueHeight, locale }: TagOnProps) {
  const [textX, textHeight] = text
  const leader =
    under === undefined
      ? `L${round(textX - 0.22)} ${-textHeight}h.17`
      : `L${under} ${round(0.36 - textHeight)}`
  return (
    <>
      {[0.14, 0.24].map((radius) => (
        <circle key={radius} {...look.radio} cx={x} cy={-height} r={radius} />
      ))}
      <circle {...look.tag} cx={x} cy={-height} r=".07" />
      <path {...look.leader} d={`M${x} ${-height}${leader}`} />
      <PlanText x={textX} y={0.06 - textHeight} strong halo={0.06}>
        {label}
      </PlanText>
      <PlanText x={textX} y={0.3 - textHeight} tone="live" halo={0.06}>
        {measure(locale, trueHeight ?? height, 'm', 2)}
      </PlanText>
    </>
  )
}
