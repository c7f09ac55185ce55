import { ofEachType } from '#src/backoffice/content-types.ts'
import { keptItems, type KeptText } from '@repo/platform/content/admin/drafts/kept-texts.ts'
import { keptNotes } from '#src/features/demo-requests/admin/kept-notes.ts'
import { keptEntries, keptPrices } from '@repo/estimator/admin/kept-entries.ts'
import type { Permission } from '@repo/platform/rest/permission.ts'

type Kind = [Permission, (accountId: string) => KeptText[]]

/** The kinds of autosaved drafts, with the permission to continue them. */
const kinds: readonly Kind[] = [
  ...ofEachType((type): Kind => [`${type.name}:write`, (accountId) => keptItems(type, accountId)]),
  ['leads:write', keptNotes],
  ['calculator:run', keptEntries],
  ['prices:write', keptPrices],
]

export const keptBy = (account: { id: string; permissions: readonly Permission[] }): KeptText[] =>
  kinds.flatMap(([permission, list]) =>
    account.permissions.includes(permission) ? list(account.id) : [],
  )
