import { useEffect, useState } from 'react'

/** Follows a value as soon as the browser has painted what else has changed with it. */
export function useAfterPaint<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => settle(value))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return settled
}
