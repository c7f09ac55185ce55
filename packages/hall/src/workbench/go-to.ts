/** Puts a section's title in sight, and the keyboard on it. */
export function goTo(id: string): void {
  focusTitle(id)?.scrollIntoView()
}

export function focusTitle(id: string): HTMLElement | null {
  const heading = document.getElementById(`${id}-title`)
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  return heading
}
