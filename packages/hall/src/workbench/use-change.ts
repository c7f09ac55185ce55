import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Acts when a field's value is committed: with Enter, on leaving it, at each step of its arrows.
 * React's `onChange` is the browser's `input`, which fires at every letter.
 */
export function useChange(
  field: RefObject<HTMLInputElement | null>,
  act: (input: HTMLInputElement) => void,
): void {
  const committed = useEffectEvent(act)
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const hear = () => committed(input)
    input.addEventListener('change', hear)
    return () => input.removeEventListener('change', hear)
  }, [field])
}
