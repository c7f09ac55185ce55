import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useKeepForReload } from '#src/admin/reload.ts'
import { draftsOnScreen, newDraftId, type AutosavedDraft } from './draft-store.ts'
import { useOfferedDrafts } from './use-offered-drafts.ts'
import { useOwnDraft, type OwnDraftOptions } from './use-own-draft.ts'

interface Options<Values> extends OwnDraftOptions<Values> {
  /** Puts a draft on the screen; returns whether it is there. */
  restore: (draft: AutosavedDraft<Values>) => boolean
  /** Called with each draft that continues here, under the id of this editor. */
  onAdopted?: (draft: AutosavedDraft<Values>) => void
}

/**
 * Writes unsaved values to local storage from the first key on, and when the page is closed. Each
 * editor has its own id, so that no other tab overwrites them. A reload restores them; the editor
 * offers drafts of earlier visits, each until the user continues or discards it.
 */
export function useDraft<Values>(options: Options<Values>) {
  const { store, isWorthOffering, restore } = options
  const [own] = useState(newDraftId)
  const offers = useOfferedDrafts(store, ({ id, values }) => id !== own && isWorthOffering(values))
  const { offered } = offers
  const { draftSavedAt, refused, ...draft } = useOwnDraft(own, options)
  const { storeNow } = draft

  /** Stores values as a separate draft, and offers it. */
  function stash(values: Values): void {
    const stashed = draft.draftOf(values)
    const id = newDraftId()
    store.write(id, stashed)
    offers.add({ ...stashed, id, itemId: store.itemId })
  }

  /**
   * Continues a draft on the screen and first stashes what was typed there. The draft gets the id of
   * this editor, since its author's editor may still be open.
   */
  function adopt(kept: AutosavedDraft<Values>, typed = draft.onScreen()): void {
    if (typed) stash(typed)
    draft.takeOver(kept)
    offers.remove(kept.id)
    options.onAdopted?.(kept)
  }

  function continueWith(kept: AutosavedDraft<Values>): void {
    const typed = draft.onScreen()
    if (restore(kept)) adopt(kept, typed)
  }

  useKeepForReload(storeNow)
  const reopen = useEffectEvent(() => {
    const kept = draftsOnScreen.take(offered)
    if (kept) continueWith(kept)
  })
  // The callback runs after the form has mounted, and before the browser paints.
  useLayoutEffect(() => queueMicrotask(reopen), [])

  return {
    /** The id of this editor's autosaved draft. */
    own,
    offered,
    draftSavedAt,
    refused,
    storeNow,

    continueWith,
    adopt,

    /** Offers a draft from elsewhere; returns whether this device has stored it. */
    offerElsewhere(kept: AutosavedDraft<Values>): boolean {
      const { id, itemId: _, ...rest } = kept
      if (isWorthOffering(rest.values)) offers.add(kept)
      return store.write(id, rest)
    },

    /** Returns a function that undoes the deletion. */
    discard(kept: AutosavedDraft<Values>): () => void {
      const { id, itemId, ...rest } = kept
      store.remove(id, itemId)
      offers.remove(id)
      return () => {
        store.write(id, rest)
        offers.add(kept)
      }
    },

    /** The values on the screen are saved, so their draft can go. */
    saved: draft.remove,

    /** The item has been deleted, so none of its drafts remain. */
    drop: draft.drop,

    stash,
  }
}
