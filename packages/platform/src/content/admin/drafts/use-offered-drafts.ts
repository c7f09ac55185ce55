import { useState } from 'react'
import type { AutosavedDraft, DraftStore } from './draft-store.ts'

/** The drafts of earlier visits, newest first, until each is continued or discarded. */
export function useOfferedDrafts<Values>(
  store: DraftStore<Values>,
  isWorthOffering: (draft: AutosavedDraft<Values>) => boolean,
) {
  const open = () => store.list().filter(isWorthOffering)
  const [{ of, offered }, setOffers] = useState(() => ({ of: store, offered: open() }))
  // A new item has been stored, so its drafts have another key.
  if (of !== store) setOffers({ of: store, offered: open() })

  return {
    offered,
    add: (draft: AutosavedDraft<Values>) =>
      setOffers((now) => ({
        of: now.of,
        offered: [draft, ...now.offered.filter(({ id }) => id !== draft.id)],
      })),
    remove: (removed: string) =>
      setOffers((now) => ({
        of: now.of,
        offered: now.offered.filter(({ id }) => id !== removed),
      })),
  }
}
