import { searchParser } from '#src/admin/table/list-search.ts'

/** The search of a trash, from the URL. */
export const trashSearch = searchParser({})
export type TrashSearch = ReturnType<typeof trashSearch>
