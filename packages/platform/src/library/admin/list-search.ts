import { searchParser } from '#src/admin/table/list-search.ts'
import { langs } from '#src/i18n/locales.ts'
import { fileKinds, fileSorts } from '../contract.ts'

/** The search, filters, order and look of the library, from the URL. */
export const parseLibrarySearch = searchParser({
  type: fileKinds,
  used: ['yes', 'no'],
  withoutAlt: [...langs, 'any'],
  sort: fileSorts,
  look: ['list'],
})

export type LibrarySearch = ReturnType<typeof parseLibrarySearch>
