export { stateNames } from '../messages/state-names.ts'

export const stateTones = {
  new: 'orange',
  contacted: 'teal',
  closed: 'grey',
  doubtful: 'amber',
} as const

export const nobodyName = 'Unassigned'
