import type { Lang } from '@repo/platform/i18n/locales.ts'

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
  | { kind: 'link'; text: string; href: string }
  | { kind: 'table'; head: readonly [string, string]; rows: readonly TableRow[] }
  | { kind: 'ruler'; figures: readonly RulerFigure[] }
  /** A table of any number of columns, of equal width; an empty cell is filled in by hand. */
  | { kind: 'grid'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; description: string; drawing: Drawing }

/** Shapes in units of their own, the origin at the top left; a PDF alone shows them. */
export interface Drawing {
  width: number
  height: number
  shapes: readonly DrawnShape[]
}

interface DrawnShape {
  /** SVG path data. */
  path: string
  fill?: string
  stroke?: string
  /** In units of the drawing. */
  lineWidth?: number
}

/** One document, whatever file it becomes. */
export interface Sheet {
  lang: Lang
  title: string
  subtitle: string
  blocks: readonly Block[]
  /** ISO time of the edition: the bytes are the same whenever they are made. */
  date: string
  /** At the foot of each page; `pages` with the placeholders {page} and {pages}. */
  foot: { text: string; pages: string }
}

export interface TableRow {
  name: string
  value: string
  /** A row without a published figure. */
  open?: boolean
}
