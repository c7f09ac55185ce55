import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft, DraftStore } from './draft-store.ts'

const pauseMs = 600

interface Options<Values> {
  store: DraftStore<Values>
  /** What is on the screen; null while it is what the server holds. */
  unsaved: Values | null
  version: number | null
  /** Whether what an earlier visit left differs from what is there. */
  isWorthOffering: (values: Values) => boolean
}

/** Keeps unsaved text on this device, and offers what an earlier visit left there. */
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
    /** Written earlier and not yet decided upon. */
    offered,
    /** When the text on the screen was last kept; null while there is nothing to keep. */
    draftSavedAt: unsaved ? draftSavedAt : null,
    resolve: () => setOffered(null),
    discardOffered() {
      store.remove()
      setOffered(null)
    },
    /** The item is stored or gone: nothing of it is kept any more. */
    drop() {
      isDropped.current = true
      store.remove()
    },
    /** Sets text aside that leaves the screen, and offers it. */
    stash(values: Values): void {
      const draft = { values, version, savedAt: Date.now() }
      store.write(draft)
      isStored.current = false
      setOffered(draft)
    },
  }
}
