import type { SubscriptionState } from '../contract.ts'

export const stateTones = {
  pending: 'amber',
  confirmed: 'green',
  unsubscribed: 'grey',
  doubtful: 'orange',
} as const satisfies Record<SubscriptionState, string>
