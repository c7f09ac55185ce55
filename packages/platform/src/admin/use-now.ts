import { useEffect, useState } from 'react'

/** Timers hold no more milliseconds. */
const longest = 2 ** 31 - 1

/** The present, in milliseconds since 1970; drawn again when one of the moments (ISO times) has come. */
export function useNow(...moments: (string | undefined)[]): number {
  const [now, setNow] = useState(Date.now)
  const coming = moments.flatMap((one) => (one === undefined ? [] : [Date.parse(one)]))
  const next = Math.min(...coming.filter((one) => one > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    // It may have passed since this was drawn first.
    const left = Math.max(0, next - Date.now() + 1)
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longest))
    return () => clearTimeout(timer)
  }, [next])
  return now
}
