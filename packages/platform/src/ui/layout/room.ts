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
  /** The whole width of the grid around it. */
  across?: boolean
  /** No page of paper ends inside it. */
  together?: boolean
  className?: string
}

/** The classes of a part, without those that its caller did not ask for. */
export const classesOf = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined

function roomClass({ gap, above, align, across, together, className }: Room): string | undefined {
  const [rows, columns] = gap?.split(' ') ?? []
  return classesOf(
    rows && styles[`gap-${rows}`],
    columns && styles[`column-${columns}`],
    above && styles[`above-${above}`],
    align && styles[`align-${align}`],
    across && styles.across,
    together && styles.together,
    className,
  )
}

/** What a primitive hands on to its element, apart from its room. */
export function splitRoom<Props extends Room>(props: Props) {
  const { gap, above, align, across, together, className, ...rest } = props
  return { room: roomClass({ gap, above, align, across, together, className }), rest }
}
