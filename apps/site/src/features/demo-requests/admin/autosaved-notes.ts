import { createDraftStore, listDrafts } from '@repo/platform/content/admin/drafts/draft-store.ts'
import {
  autosavedTexts,
  type AutosavedText,
} from '@repo/platform/content/admin/drafts/autosaved-texts.ts'

const type = 'leads'

const beginningLength = 60

export const beginningOf = (note: string): string =>
  note.length > beginningLength ? `${note.slice(0, beginningLength).trimEnd()}…` : note

export const autosavedNotes = (accountId: string): AutosavedText[] =>
  autosavedTexts<string>(
    {
      type,
      section: 'Demo requests',
      titleOf: beginningOf,
      linkTo: (id) => (id ? { to: '/leads/$id', params: { id } } : { to: '/leads' }),
    },
    accountId,
  )

/** At signing out: notes are personal data of other people, which must not stay on a device. */
export function forgetNotes(accountId: string): void {
  for (const { itemId, id } of listDrafts({ accountId, type }))
    createDraftStore({ accountId, type, itemId }).remove(id)
}
