import { searchParser, type ListSearch } from '@repo/platform/admin/table/list-search.ts'
import { subscriptionStates } from '../contract.ts'

const filters = { state: subscriptionStates }

export type SubscriptionsSearch = ListSearch<typeof filters>
export const parseSubscriptionsSearch = searchParser(filters)
