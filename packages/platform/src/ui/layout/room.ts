import styles from './room.module.css'

/** A step of the spacing scale, in percent of 8 px. */
export type Step =
  | '050'
  | '075'
  | '100'
  | '150'
  | '200'
  | '250'
  | '300'
  | '400'
  | '500'
  | '600'
  | '800'

export interface Room {
  /** Between the parts; with two steps, between rows and between columns. */
  gap?: Step | `${Step} ${Step}`
  /** Above the whole. */
  above?: Step
  align?: 'start' | 'center' | 'end' | 'baseline'
  className?: string
}

/** The classes of a part, without those that its caller did not ask for. */
export const classesOf = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined

export function roomClass({ gap, above, align, className }: Room): string | undefined {
  const [row, column = row] = gap?.split(' ') ?? []
  return classesOf(
    row && styles[`row-${row}`],
    column && styles[`column-${column}`],
    above && styles[`above-${above}`],
    align && styles[`align-${align}`],
    className,
  )
}
