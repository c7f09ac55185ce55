import { utcHead } from '@repo/platform/rest/page.ts'

/** What staff add to a demo request, as the list, its page and the export call it. */
export const factNames = {
  state: 'Status',
  assignee: 'Assignee',
  notes: 'Notes',
  createdAt: 'Received',
} as const

/** The export has these behind the fields of the form. */
export const exportHeads = [
  factNames.state,
  factNames.assignee,
  factNames.notes,
  utcHead(factNames.createdAt),
] as const
