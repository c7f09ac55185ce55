import type { SubscriptionState } from '../contract.ts'

export const stateNames = {
  pending: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  doubtful: 'Doubtful',
} as const satisfies Record<SubscriptionState, string>

export const stateTones = {
  pending: 'amber',
  confirmed: 'green',
  unsubscribed: 'grey',
  doubtful: 'orange',
} as const
