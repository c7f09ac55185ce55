import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft, DraftStore } from './draft-store.ts'

const pauseMs = 600

interface Options<Values> {
  store: DraftStore<Values>
  /** The values on the screen; null while they are those of the server. */
  unsaved: Values | null
  version: number | null
  /** Whether the draft of an earlier visit differs from the values on the screen. */
  isWorthOffering: (values: Values) => boolean
}

/** Autosaves unsaved values to local storage, and offers the draft of an earlier visit. */
export function useDraft<Values>(options: Options<Values>) {
  const { store, unsaved, version, isWorthOffering } = options
  const [offered, setOffered] = useState<Draft<Values> | null>(() => {
    const draft = store.read()
    return draft && isWorthOffering(draft.values) ? draft : null
  })
  const [draftSavedAt, setDraftSavedAt] = useState<number | null>(null)
  const isStored = useRef(false)
  const isDropped = useRef(false)

  const storeDraft = useEffectEvent(() => {
    if (!unsaved || isDropped.current) return
    const savedAt = Date.now()
    store.write({ values: unsaved, version, savedAt })
    isStored.current = true
    setDraftSavedAt(savedAt)
  })

  useEffect(() => {
    if (!unsaved) {
      if (isStored.current) store.remove()
      isStored.current = false
      return
    }
    const timer = setTimeout(storeDraft, pauseMs)
    return () => clearTimeout(timer)
  }, [store, unsaved])

  useEffect(() => {
    window.addEventListener('pagehide', storeDraft)
    return () => {
      window.removeEventListener('pagehide', storeDraft)
      storeDraft()
    }
  }, [])

  return {
    /** The draft of an earlier visit, until it is restored or discarded. */
    offered,
    /** When the values on the screen were last stored as a draft; null while nothing is unsaved. */
    draftSavedAt: unsaved ? draftSavedAt : null,
    resolve: () => setOffered(null),
    discardOffered() {
      store.remove()
      setOffered(null)
    },
    /** Deletes the draft for good: the item is stored or deleted. */
    drop() {
      isDropped.current = true
      store.remove()
    },
    /** Stores the values as a draft, and offers it. */
    stash(values: Values): void {
      const draft = { values, version, savedAt: Date.now() }
      store.write(draft)
      isStored.current = false
      setOffered(draft)
    },
  }
}
