import { searchParser, textIn } from '@repo/platform/admin/table/list-search.ts'

export const parseRunsSearch = searchParser({})

interface NewRunSearch {
  /** The run whose inputs the new one copies. */
  from?: string
  /** The demo request that it answers. */
  lead?: string
}

export function parseNewRunSearch(raw: Record<string, unknown>): NewRunSearch {
  const [from, lead] = [textIn(raw['from'], 64), textIn(raw['lead'], 64)]
  return { ...(from && { from }), ...(lead && { lead }) }
}

/** The two runs to compare. */
export function parseCompareSearch(raw: Record<string, unknown>): { a: string; b: string } {
  return { a: textIn(raw['a'], 64), b: textIn(raw['b'], 64) }
}
