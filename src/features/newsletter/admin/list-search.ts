import { subscriptionStates, type SubscriptionState } from '../contract.ts'

export interface SubscriptionsSearch {
  search?: string
  state?: SubscriptionState
}

/** Reads the list's filters from the address; what is not a filter is left out. */
export function parseSubscriptionsSearch(raw: Record<string, unknown>): SubscriptionsSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim().slice(0, 100) : ''
  const state = subscriptionStates.find((one) => one === raw['state'])
  return { ...(search && { search }), ...(state && { state }) }
}
