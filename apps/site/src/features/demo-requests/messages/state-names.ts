import type { DemoRequestState } from '../states.ts'

export const stateNames = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
  doubtful: 'Doubtful',
} as const satisfies Record<DemoRequestState, string>
