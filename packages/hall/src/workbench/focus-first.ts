/** Focuses the first field inside an element, as after something was added. */
export function focusFirst(element: Element | null) {
  element?.querySelector<HTMLElement>('input, select')?.focus()
}
