import { searchParser, textIn } from '#src/admin/table/list-search.ts'

export const parseRunsSearch = searchParser({})

/** The run whose inputs a new one copies. */
export function parseNewRunSearch(raw: Record<string, unknown>): { from?: string } {
  const from = textIn(raw['from'], 64)
  return from ? { from } : {}
}

/** The two runs to compare. */
export function parseCompareSearch(raw: Record<string, unknown>): { a: string; b: string } {
  return { a: textIn(raw['a'], 64), b: textIn(raw['b'], 64) }
}
