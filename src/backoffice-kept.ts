import { keptItems } from '#src/content/admin/offered-drafts.tsx'
import type { KeptText } from '#src/content/admin/kept-texts.ts'
import { keptNotes } from '#src/features/demo-requests/admin/kept-notes.ts'
import { documentsAdmin } from '#src/features/documents/admin/documents-admin.ts'
import { mediaAdmin } from '#src/features/media/admin/media-admin.ts'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'
import { keptEntries, keptPrices } from '#src/features/roi/admin/kept-entries.ts'
import type { Permission } from '#src/rest/permission.ts'

/** Whose kept texts are where, and who can go on with them. */
const kinds: readonly [Permission, (accountId: string) => KeptText[]][] = [
  ['news:write', (accountId) => keptItems(newsAdmin, accountId)],
  ['documents:write', (accountId) => keptItems(documentsAdmin, accountId)],
  ['media:write', (accountId) => keptItems(mediaAdmin, accountId)],
  ['leads:write', keptNotes],
  ['calculator:run', keptEntries],
  ['prices:write', keptPrices],
]

export const keptBy = (account: { id: string; permissions: readonly Permission[] }): KeptText[] =>
  kinds.flatMap(([permission, list]) =>
    account.permissions.includes(permission) ? list(account.id) : [],
  )
