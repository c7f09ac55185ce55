import { useEffect, useState } from 'react'

/** True once `active` has lasted so long that saying nothing would look broken. */
export function useDelayed(active: boolean, delayMs = 150): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, delayMs])
  return active && late
}
