import type { Lang } from '@repo/platform/i18n/locales.ts'

/** The blocks of a document, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; text: string; href: string }
  /** A table with any number of columns of equal width; readers fill in empty cells by hand. */
  | { kind: 'grid'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; description: string; drawing: Drawing }

/** Shapes in their own units, with the origin at the top left; only a PDF shows them. */
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
  /** The line width in units of the drawing. */
  lineWidth?: number
}

/** One document, independent of its file format. */
export interface Sheet {
  lang: Lang
  title: string
  subtitle: string
  blocks: readonly Block[]
  /** ISO time of the edition, so that every build produces the same bytes. */
  date: string
  /** The footer of each page; `pages` has the placeholders {page} and {pages}. */
  foot: { text: string; pages: string }
}
