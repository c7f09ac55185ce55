import { keptTexts, type KeptText } from '#src/content/admin/drafts/kept-texts.ts'

const beginningLength = 60

export const beginningOf = (note: string): string =>
  note.length > beginningLength ? `${note.slice(0, beginningLength).trimEnd()}…` : note

export const keptNotes = (accountId: string): KeptText[] =>
  keptTexts<string>(
    {
      type: 'leads',
      section: 'Demo requests',
      titleOf: beginningOf,
      linkTo: (id) => (id ? { to: '/leads/$id', params: { id } } : { to: '/leads' }),
    },
    accountId,
  )
