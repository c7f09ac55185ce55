/** Ref: an element that replaces the button which had the focus takes it over. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
