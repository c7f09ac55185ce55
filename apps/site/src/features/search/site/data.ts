/** A piece of a text; what the search has found is marked. */
export interface Piece {
  text: string
  isFound?: true
}

export type ResultKind = 'page' | 'document' | 'media' | 'event' | 'news'

export interface SearchResult {
  kind: ResultKind
  href: string
  title: readonly Piece[]
  excerpt: readonly Piece[]
  /** ISO time, UTC: of an article its publication, of an event its start. */
  date?: string
}

export interface SearchData {
  /** What is searched for; absent: nothing yet. */
  text?: string
  /** One page of the results, 20 at most, the best first. */
  results: readonly SearchResult[]
  total: number
  /** Those that have a page of results; fewer than all if a word is in very many texts. */
  listed: number
  /** From 1. */
  page: number
  pages: number
}
