/**
 * Whether a page that arrives may take the focus: nobody has gone on to anything, such as the panel of
 * messages, while it was fetched. `from` had the focus when the way to the page began.
 */
export const mayTakeFocus = (from: Element | null = null): boolean =>
  [null, document.body, document.getElementById('content'), from].includes(document.activeElement)

/** Ref: an element that a page begins with. */
export const focusOnArrival = (element: HTMLElement | null): void => {
  if (mayTakeFocus()) element?.focus()
}
