import { leadStates, type LeadState } from '../contract.ts'

/** The view of the inbox, as its address carries it. */
export interface LeadsSearch {
  search?: string
  state?: LeadState
}

export function parseLeadsSearch(raw: Record<string, unknown>): LeadsSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim().slice(0, 100) : ''
  const state = leadStates.find((one) => one === raw['state'])
  return { ...(search && { search }), ...(state && { state }) }
}
