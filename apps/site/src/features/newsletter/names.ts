import { utcHead } from '@repo/platform/rest/page.ts'

/** What the facts of a subscription are called, in the list, on its page and in the export. */
export const factNames = {
  email: 'Email',
  language: 'Language',
  state: 'Status',
  createdAt: 'Requested',
  updatedAt: 'Last change',
  confirmedAt: 'Confirmed',
} as const

export const stateNames = {
  pending: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  doubtful: 'Possible spam',
} as const

export const exportHeads = [
  factNames.email,
  factNames.language,
  factNames.state,
  utcHead(factNames.createdAt),
  utcHead(factNames.updatedAt),
  utcHead(factNames.confirmedAt),
] as const
