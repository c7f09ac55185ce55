import type { DemoRequestState } from '../states.ts'

export const stateNames = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
  doubtful: 'Possible spam',
} as const satisfies Record<DemoRequestState, string>
