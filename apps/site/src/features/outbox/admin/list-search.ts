import { searchParser } from '@repo/platform/admin/table/list-search.ts'
import { entryStates } from '../contract.ts'

export const parseOutboxSearch = searchParser({ state: entryStates })
