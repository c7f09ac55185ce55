import { searchParser, textIn, type ListSearch } from '#src/admin/table/list-search.ts'
import { langs } from '#src/i18n/locales.ts'
import { contentTypeNames } from '#src/content/content-type-names.ts'

/** The orders besides that by last change, newest first. */
export const languagesSorts = ['updatedAt', 'title', '-title'] as const

const filters = {
  type: contentTypeNames,
  behind: [...langs, 'any'],
  missing: langs,
  sort: languagesSorts,
} as const

export type LanguagesSearch = ListSearch<typeof filters> & {
  /** The id of an account. */
  changedBy?: string
}

const parse = searchParser(filters)

export function parseLanguagesSearch(raw: Record<string, unknown>): LanguagesSearch {
  const changedBy = textIn(raw['changedBy'], 64)
  return { ...parse(raw), ...(changedBy && { changedBy }) }
}
