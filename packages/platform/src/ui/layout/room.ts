import './room.css'

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
  gap?: Step | `${Step} ${Exclude<Step, '050' | '075'>}`
  /** Above the whole. */
  above?: Step
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** The whole width of the grid around it. */
  across?: boolean
  /** No page of paper ends inside it. */
  together?: boolean
  className?: string
}

/** What each property of a room begins a class with; the caller's class is whole. */
export const room = {
  gap: 'l-gap-',
  above: 'l-above-',
  align: 'l-align-',
  across: 'l-across',
  together: 'l-together',
  className: '',
}
