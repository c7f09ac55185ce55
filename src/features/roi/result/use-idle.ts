import { startTransition, useEffect, useState } from 'react'

const pauseMs = 300
const latestMs = 1_000

/** Follows a value once it has rested a moment and the browser has nothing else to do. */
export function useIdle<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    let idle = 0
    const apply = () => startTransition(() => settle(value))
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) {
        idle = requestIdleCallback(apply, { timeout: latestMs })
      } else apply()
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      if (idle) cancelIdleCallback(idle)
    }
  }, [value])
  return settled
}
