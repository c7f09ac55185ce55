import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useKeepForReload } from '#src/admin/reload.ts'
import { useWriting } from './use-writing.ts'
import { draftsOnScreen, newDraftId, type DraftStore, type AutosavedDraft } from './draft-store.ts'

/** Each reload adds an entry. */
const mostFrom = 20

interface Options<Values> {
  store: DraftStore<Values>
  /** The values on the screen; null while they equal the server's. */
  unsaved: Values | null
  /** The values on the screen, with typing since the last render; absent: no typing is possible. */
  onScreen?: () => Values | null
  version: number | null
  /** The values of that version; absent for a new item. */
  base?: Values | undefined
  /** Whether an earlier draft differs from the stored values. */
  isWorthOffering: (values: Values) => boolean
  /** Puts a draft on the screen; returns whether it is there. */
  restore: (draft: AutosavedDraft<Values>) => boolean
  /** Called with each draft that continues here, under the id of this editor. */
  onAdopted?: (draft: AutosavedDraft<Values>) => void
}

type Offers<Values> = readonly AutosavedDraft<Values>[]

/**
 * Writes unsaved values to local storage from the first key on, and when the page is closed. Each
 * editor has its own id, so that no other tab overwrites them. A reload restores them; the editor
 * offers drafts of earlier visits, each until the user continues or discards it.
 */
export function useDraft<Values>(options: Options<Values>) {
  const { store, unsaved, version, base, isWorthOffering, restore } = options
  const [own] = useState(newDraftId)
  const open = () => store.list().filter(({ id, values }) => id !== own && isWorthOffering(values))
  const [{ of, offered }, setOffers] = useState(() => ({ of: store, offered: open() }))
  const [draftSavedAt, setDraftSavedAt] = useState<number | null>(null)
  const [refused, setRefused] = useState(false)
  const isStored = useRef(false)
  const isDropped = useRef(false)
  const from = useRef<readonly string[]>([])
  // A new item has been stored, so its drafts have another key.
  if (of !== store) setOffers({ of: store, offered: open() })

  const offer = (change: (now: Offers<Values>) => Offers<Values>) =>
    setOffers((now) => ({ of: now.of, offered: [...change(now.offered)] }))
  const without = (id: string) => (now: Offers<Values>) => now.filter((one) => one.id !== id)

  const draftOf = (values: Values, savedAt = Date.now()) => ({
    values,
    version,
    savedAt,
    ...(base !== undefined && { base }),
    ...(from.current.length > 0 && { from: from.current }),
  })

  function write(values: Values): boolean {
    const savedAt = Date.now()
    const taken = store.write(own, draftOf(values, savedAt))
    if (taken) draftsOnScreen.add(own)
    isStored.current ||= taken
    setRefused(!taken)
    setDraftSavedAt(taken ? savedAt : null)
    return taken
  }

  /** Returns whether all unsaved values are stored as a draft. */
  function storeNow(): boolean {
    const values = options.onScreen ? options.onScreen() : unsaved
    return !values || isDropped.current || write(values)
  }

  function removeOwn(): void {
    store.remove(own)
    draftsOnScreen.remove(own)
    isStored.current = false
  }
  const removeStored = () => isStored.current && removeOwn()
  /** Stored values are not offered again. */
  const removeStoredElsewhere = () => {
    for (const { id, itemId, values } of store.list())
      if (!isWorthOffering(values)) store.remove(id, itemId)
  }

  useWriting(own, unsaved, { storeNow, removeStored, removeStoredElsewhere })

  /** Stores values as a separate draft, and offers it. */
  function stash(values: Values): void {
    const draft = draftOf(values)
    const id = newDraftId()
    store.write(id, draft)
    offer((now) => [{ ...draft, id, itemId: store.itemId }, ...now])
  }

  /**
   * Continues a draft on the screen and first saves the values there. The draft gets the id of this
   * editor, since its author's editor may still be open.
   */
  function adopt({ id, itemId, ...draft }: AutosavedDraft<Values>): void {
    if (unsaved) stash(unsaved)
    from.current = [...(draft.from ?? []), id].slice(-mostFrom)
    isStored.current = store.write(own, { ...draft, from: from.current })
    if (isStored.current) {
      draftsOnScreen.add(own)
      store.remove(id, itemId)
    }
    offer(without(id))
    options.onAdopted?.({ id, itemId, ...draft })
  }

  function continueWith(kept: AutosavedDraft<Values>): void {
    if (restore(kept)) adopt(kept)
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
    /** The drafts of earlier visits, newest first, until each is continued or discarded. */
    offered,
    /** The time of the last autosave; null without unsaved values. */
    draftSavedAt: unsaved ? draftSavedAt : null,
    /**
     * The device has no room for the values on the screen, so the editor must not claim to have
     * saved them.
     */
    refused: unsaved !== null && refused,
    storeNow,

    continueWith,
    adopt,

    /** Offers a draft from elsewhere; returns whether this device has stored it. */
    offerElsewhere(kept: AutosavedDraft<Values>): boolean {
      const { id, itemId: _, ...draft } = kept
      if (isWorthOffering(draft.values)) offer((now) => [kept, ...without(id)(now)])
      return store.write(id, draft)
    },

    /** Returns a function that undoes the deletion. */
    discard(kept: AutosavedDraft<Values>): () => void {
      const { id, itemId, ...draft } = kept
      store.remove(id, itemId)
      offer(without(id))
      return () => {
        store.write(id, draft)
        offer((now) => [kept, ...now])
      }
    },

    /** The values on the screen are saved, so their draft can go. */
    saved: removeOwn,

    /** The item has been deleted, so none of its drafts remain. */
    drop(): void {
      isDropped.current = true
      removeOwn()
    },

    stash,
  }
}
