import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useKeepForReload } from '#src/admin/reload.ts'
import { newDraftId, type DraftStore, type KeptDraft } from './draft-store.ts'
import { reopenAfterReload, takeReopened } from './reopened-drafts.ts'

const pauseMs = 600

interface Options<Values> {
  store: DraftStore<Values>
  /** The values on the screen; null while they are those of the server. */
  unsaved: Values | null
  version: number | null
  /** The values of that version; absent for what is new. */
  base?: Values | undefined
  /** Whether the draft of an earlier visit differs from what is stored. */
  isWorthOffering: (values: Values) => boolean
  /** Puts a draft on the screen; returns whether it is there. */
  restore: (draft: KeptDraft<Values>) => boolean
}

type Offers<Values> = readonly KeptDraft<Values>[]

/**
 * Autosaves unsaved values to local storage, under an id of this editor's own, and offers the drafts
 * of earlier visits: each until somebody continues or discards it.
 */
export function useDraft<Values>(options: Options<Values>) {
  const { store, unsaved, version, base, isWorthOffering, restore } = options
  const [own, setOwn] = useState(newDraftId)
  const open = () => store.list().filter(({ values }) => isWorthOffering(values))
  const [{ of, offered }, setOffers] = useState(() => ({ of: store, offered: open() }))
  const [draftSavedAt, setDraftSavedAt] = useState<number | null>(null)
  const [refused, setRefused] = useState(false)
  const isStored = useRef(false)
  const isDropped = useRef(false)
  // A new item has become a stored one, whose drafts are others.
  if (of !== store) setOffers({ of: store, offered: open() })

  const offer = (change: (now: Offers<Values>) => Offers<Values>) =>
    setOffers((now) => ({ of: now.of, offered: [...change(now.offered)] }))

  const draftOf = (values: Values, savedAt: number) => ({
    values,
    version,
    savedAt,
    ...(base !== undefined && { base }),
  })

  /** Returns whether all that is unsaved is stored as a draft. */
  function storeNow(): boolean {
    if (!unsaved || isDropped.current) return true
    const savedAt = Date.now()
    const taken = store.write(own, draftOf(unsaved, savedAt))
    isStored.current ||= taken
    setRefused(!taken)
    setDraftSavedAt(taken ? savedAt : null)
    return taken
  }
  const storeDraft = useEffectEvent(storeNow)
  const removeOwn = useEffectEvent(() => {
    if (isStored.current) store.remove(own)
    isStored.current = false
  })

  useEffect(() => {
    if (!unsaved) return removeOwn()
    const timer = setTimeout(storeDraft, pauseMs)
    return () => clearTimeout(timer)
  }, [unsaved])

  useEffect(() => {
    window.addEventListener('pagehide', storeDraft)
    return () => {
      window.removeEventListener('pagehide', storeDraft)
      storeDraft()
    }
  }, [])

  /** Keeps values as a draft of their own, and offers it. */
  function stash(values: Values): void {
    const draft = draftOf(values, Date.now())
    const id = newDraftId()
    store.write(id, draft)
    offer((now) => [{ ...draft, id, itemId: null }, ...now])
  }

  /** Of a draft whose values come to the screen: those there now are kept. */
  function adopt({ id, server: _, ...draft }: KeptDraft<Values>): void {
    if (unsaved) stash(unsaved)
    if (isStored.current) store.remove(own)
    const next = id || newDraftId()
    if (!id && store.write(next, draft)) store.remove(id)
    setOwn(next)
    isStored.current = true
    offer((now) => now.filter((other) => other.id !== id))
  }

  function continueWith(kept: KeptDraft<Values>): void {
    if (restore(kept)) adopt(kept)
  }

  useKeepForReload(() => {
    const isKept = storeNow()
    if (isKept && isStored.current) reopenAfterReload(own)
    return isKept
  })
  const reopen = useEffectEvent(() => {
    const kept = takeReopened(offered)
    if (kept) continueWith(kept)
  })
  // Once the form around it is there, and before it is painted.
  useLayoutEffect(() => queueMicrotask(reopen), [])

  return {
    /** The id under which this editor keeps what is unsaved. */
    own,
    /** The drafts of earlier visits, newest first, until each is continued or discarded. */
    offered,
    /** When the values on the screen were last stored as a draft; null while nothing is unsaved. */
    draftSavedAt: unsaved ? draftSavedAt : null,
    /** The device has no room for the values on the screen: they must not be called kept. */
    refused: unsaved !== null && refused,
    storeNow,

    continueWith,
    adopt,

    /** Returns how to take it back. */
    discard({ id, ...draft }: KeptDraft<Values>): () => void {
      store.remove(id)
      offer((now) => now.filter((other) => other.id !== id))
      return () => {
        store.write(id, draft)
        offer((now) => [{ id, ...draft }, ...now])
      }
    },

    /** The values on the screen are stored now: their draft is not needed any more. */
    saved(): void {
      store.remove(own)
      isStored.current = false
    },

    /** The item is deleted: nothing more is kept of it. */
    drop(): void {
      isDropped.current = true
      store.remove(own)
    },

    stash,
  }
}
