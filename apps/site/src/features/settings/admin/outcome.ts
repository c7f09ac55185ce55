import type { Delivery } from '../contract.ts'

/** What became of an attempt, in a few words. */
export function outcomeOf({ status, error }: Pick<Delivery, 'status' | 'error'>): string {
  if (status !== null) return `answered ${status}`
  return error ?? 'accepted'
}
