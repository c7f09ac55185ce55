import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createThrottle } from '#src/admin/throttle.ts'
import { draftsOnScreen } from './draft-store.ts'

/** How often what is typed is written while somebody types. */
const everyMs = 300

interface Calls {
  storeNow: () => void
  removeStored: () => void
  removeStoredElsewhere: () => void
}

/** Writes the draft of an editor while somebody types, and when the page or the editor is left. */
export function useWriting(own: string, unsaved: unknown, calls: Calls): void {
  const storeDraft = useEffectEvent(calls.storeNow)
  const removeStored = useEffectEvent(calls.removeStored)
  const removeStoredElsewhere = useEffectEvent(calls.removeStoredElsewhere)

  const throttle = useRef<ReturnType<typeof createThrottle>>(undefined)
  useEffect(() => {
    throttle.current = createThrottle(() => storeDraft(), everyMs)
    return () => throttle.current?.cancel()
  }, [])
  useEffect(() => {
    if (unsaved) return throttle.current?.call()
    throttle.current?.cancel()
    removeStored()
  }, [unsaved])

  useEffect(() => {
    removeStoredElsewhere()
    const leave = () => storeDraft()
    const hide = () => document.hidden && storeDraft()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  // While what holds the values is still there.
  useLayoutEffect(
    () => () => {
      storeDraft()
      draftsOnScreen.remove(own)
    },
    [own],
  )
}
