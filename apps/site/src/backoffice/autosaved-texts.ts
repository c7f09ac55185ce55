import { ofEachType } from '#src/backoffice/content-types.ts'
import {
  autosavedItems,
  type AutosavedText,
} from '@repo/platform/content/admin/drafts/autosaved-texts.ts'
import { autosavedNotes } from '#src/features/demo-requests/admin/autosaved-notes.ts'
import { autosavedEntries, autosavedPrices } from '@repo/estimator/admin/autosaved-entries.ts'
import type { Permission } from '@repo/platform/rest/permission.ts'

type Kind = [Permission, (accountId: string) => AutosavedText[]]

/** The kinds of unsaved changes, with the permission to continue them. */
const kinds: readonly Kind[] = [
  ...ofEachType((type): Kind => [
    `${type.name}:write`,
    (accountId) => autosavedItems(type, accountId),
  ]),
  ['leads:write', autosavedNotes],
  ['calculator:run', autosavedEntries],
  ['prices:write', autosavedPrices],
]

export const autosavedBy = (account: {
  id: string
  permissions: readonly Permission[]
}): AutosavedText[] =>
  kinds.flatMap(([permission, list]) =>
    account.permissions.includes(permission) ? list(account.id) : [],
  )
