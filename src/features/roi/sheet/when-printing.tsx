import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Draws only while the page is being printed, whoever starts that, so that nothing is drawn for the screen. */
export function WhenPrinting({ children }: { children: () => ReactNode }) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it stands when this event ends.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing && children()
}
