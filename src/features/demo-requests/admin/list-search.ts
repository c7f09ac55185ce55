import { searchParser, type ListSearch } from '#src/admin/table/list-search.ts'
import { demoRequestStates } from '../contract.ts'

const filters = { state: demoRequestStates }

export type DemoRequestsSearch = ListSearch<typeof filters>
export const parseDemoRequestsSearch = searchParser(filters)
