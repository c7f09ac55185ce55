import { searchParser, type ListSearch } from '#src/admin/table/list-search.ts'
import { leadStates } from '../contract.ts'

const filters = { state: leadStates }

export type LeadsSearch = ListSearch<typeof filters>
export const parseLeadsSearch = searchParser(filters)
