import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for ever, which calls the latest: what gets it need not render again. */
export function useStable<Args extends unknown[]>(latest: (...args: Args) => void) {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current(...args), [])
}
