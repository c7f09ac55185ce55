import { useEffect, useState, type RefObject } from 'react'

/** The number of the outermost block of a rich text that the cursor is in, from 0; undefined elsewhere. */
export function useCurrentBlock(
  within: RefObject<HTMLElement | null>,
  active: boolean,
): number | undefined {
  const [number, setNumber] = useState<number>()
  useEffect(() => {
    if (!active) return
    function onSelection(): void {
      const node = document.getSelection()?.anchorNode ?? null
      const element = node instanceof Element ? node : node?.parentElement
      const text = element?.closest('[contenteditable="true"]')
      if (!text || !within.current?.contains(text)) return
      const at = [...text.children].findIndex((block) => block.contains(node))
      setNumber(at < 0 ? undefined : at)
    }
    document.addEventListener('selectionchange', onSelection)
    return () => document.removeEventListener('selectionchange', onSelection)
  }, [within, active])
  return active ? number : undefined
}
