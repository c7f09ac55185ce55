import { useEffect, useEffectEvent, useRef } from 'react'
import { storeHall } from './estimated-hall.ts'

/** Browsers limit how often the history may be changed. */
const pauseMs = 250

/**
 * Keeps the inputs in the fragment of the address, which no server receives, once the visitor has
 * changed one, and their hall on the device for the simulator. `touch` is called for each change,
 * `flush` before the address may be read.
 */
export function useAddress(fragment: string, country: string, hall: string) {
  const isTouched = useRef(false)
  const flush = useEffectEvent(() => {
    if (isTouched.current) keep(fragment, country, hall)
  })
  useEffect(() => {
    const write = () => isTouched.current && keep(fragment, country, hall)
    const timer = setTimeout(write, pauseMs)
    return () => clearTimeout(timer)
  }, [fragment, country, hall])
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
      storeHall(undefined)
      if (location.hash)
        history.replaceState(history.state, '', location.pathname + location.search)
    },
  }
}

function keep(fragment: string, country: string, hall: string) {
  writeAddress(fragment, country)
  storeHall(hall)
}

function writeAddress(fragment: string, country: string) {
  const address = new URL(location.href)
  if (address.searchParams.has('country')) address.searchParams.set('country', country)
  address.hash = fragment
  if (address.href === location.href) return
  // After a reload the page knows by it that nobody has shared this estimate.
  history.replaceState({ ...(history.state as object | null), isOwn: true }, '', address)
}
