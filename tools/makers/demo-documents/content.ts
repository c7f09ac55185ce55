/** A bar on the ruler of the case figures. */
interface RulerFigure {
  name: string
  /** `−35 %` */
  value: string
  /** Of the ruler, which ends at 40 %. */
  share: number
}

/** What a document is made of, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly [string, string]; rows: readonly TableRow[] }
  | { kind: 'ruler'; figures: readonly RulerFigure[] }

export interface TableRow {
  name: string
  value: string
  /** A row without a published figure. */
  open?: boolean
}
