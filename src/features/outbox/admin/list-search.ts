import { entryStates, type OutboxEntry } from '../contract.ts'

/** The view of the outbox, as its address carries it. */
export interface OutboxSearch {
  search?: string
  state?: OutboxEntry['state']
}

export function parseOutboxSearch(raw: Record<string, unknown>): OutboxSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim().slice(0, 100) : ''
  const state = entryStates.find((one) => one === raw['state'])
  return { ...(search && { search }), ...(state && { state }) }
}
