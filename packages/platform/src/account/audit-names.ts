import { utcHead } from '#src/rest/page.ts'

/** What the columns of the audit log are called, in the list and in the export. */
export const columnNames = { at: 'Time', call: 'What was done', account: 'Who' } as const

/** The export has cells of their own for what the list shows below the sentence. */
export const exportHeads = [
  utcHead(columnNames.at),
  columnNames.account,
  columnNames.call,
  'Call',
  'Subject',
  'Id',
  'Changes',
] as const
