import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const quietMs = 1_000

/** Reads a changed sentence out once it has stayed the same for a while; not the first one. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const known = useRef(text)
  useEffect(() => {
    if (text === known.current) return undefined
    const timer = setTimeout(() => {
      known.current = text
      setSaid(text)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
