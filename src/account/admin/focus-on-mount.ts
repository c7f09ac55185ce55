/** As a ref: what appears in place of the pressed button gets the focus, which would be lost. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
