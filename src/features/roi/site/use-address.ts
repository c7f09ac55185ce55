import { useEffect, useEffectEvent, useRef } from 'react'

/** Browsers limit how often the history may be changed. */
const pauseMs = 250

/**
 * Keeps the inputs in the fragment of the address, which no server receives, once the visitor has
 * changed one. `touch` is called for each change, `flush` before the address may be read.
 */
export function useAddress(fragment: string, country: string) {
  const isTouched = useRef(false)
  const flush = useEffectEvent(() => {
    if (isTouched.current) writeAddress(fragment, country)
  })
  useEffect(() => {
    const write = () => isTouched.current && writeAddress(fragment, country)
    const timer = setTimeout(write, pauseMs)
    return () => clearTimeout(timer)
  }, [fragment, country])
  useEffect(() => {
    const onLeave = () => flush()
    const types = ['focusout', 'pointerdown', 'pagehide'] as const
    for (const type of types) addEventListener(type, onLeave, true)
    return () => {
      for (const type of types) removeEventListener(type, onLeave, true)
    }
  }, [])
  return {
    touch() {
      isTouched.current = true
    },
    clear() {
      isTouched.current = false
      if (location.hash)
        history.replaceState(history.state, '', location.pathname + location.search)
    },
  }
}

function writeAddress(fragment: string, country: string) {
  const address = new URL(location.href)
  if (address.searchParams.has('country')) address.searchParams.set('country', country)
  address.hash = fragment
  if (address.href === location.href) return
  // After a reload the page knows by it that nobody has shared this estimate.
  history.replaceState({ ...(history.state as object | null), isOwn: true }, '', address)
}
