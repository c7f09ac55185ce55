import { useEffect, useState, type RefObject } from 'react'

/** In the editor every text stands in one of these, also that of a list item or a cell. */
const blocks = 'p, h2, h3, pre, caption'

/** The number of the block of a rich text that the cursor is in, from 0; undefined elsewhere. */
export function useBlockInHand(
  within: RefObject<HTMLElement | null>,
  active: boolean,
): number | undefined {
  const [number, setNumber] = useState<number>()
  useEffect(() => {
    if (!active) return
    function onSelection(): void {
      const node = document.getSelection()?.anchorNode
      const element = node instanceof Element ? node : node?.parentElement
      const text = element?.closest('[contenteditable="true"]')
      if (!text || !within.current?.contains(text)) return
      const block = element?.closest(blocks)
      const at = [...text.querySelectorAll(blocks)].findIndex((one) => one === block)
      setNumber(at < 0 ? undefined : at)
    }
    document.addEventListener('selectionchange', onSelection)
    return () => document.removeEventListener('selectionchange', onSelection)
  }, [within, active])
  return active ? number : undefined
}
