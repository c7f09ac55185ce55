import { searchParser, textIn } from '#src/admin/table/list-search.ts'

export const parseRunsSearch = searchParser({})

/** The run whose entries a new one begins with. */
export function parseNewRunSearch(raw: Record<string, unknown>): { from?: string } {
  const from = textIn(raw['from'], 64)
  return from ? { from } : {}
}

/** The two runs that stand side by side. */
export function parseCompareSearch(raw: Record<string, unknown>): { a: string; b: string } {
  return { a: textIn(raw['a'], 64), b: textIn(raw['b'], 64) }
}
