import { mayTakeFocus } from './arrival-focus.ts'

let last: Element | null = null

/** Notes what has the focus: a button that is disabled meanwhile loses it. Returns how to stop that. */
export function followFocus(): () => void {
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target
  }
  document.addEventListener('focusin', note)
  return () => document.removeEventListener('focusin', note)
}

/** Remembers where the keyboard is; returns how to go back there. */
export function focusPlace(): () => void {
  const active = document.activeElement
  const element = active === document.body ? last : active
  const caret =
    element instanceof HTMLElement && element.isContentEditable ? caretIn(element) : null
  return () => {
    if (!(element instanceof HTMLElement) || !element.isConnected) return
    element.focus({ preventScroll: true })
    if (caret && element.contains(caret.anchorNode) && element.contains(caret.focusNode))
      getSelection()?.setBaseAndExtent(
        caret.anchorNode,
        caret.anchorOffset,
        caret.focusNode,
        caret.focusOffset,
      )
  }
}

/** Text fields keep theirs themselves; rich text would begin at its start. */
function caretIn(element: HTMLElement) {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (!anchorNode || !focusNode || !element.contains(anchorNode)) return null
  return { anchorNode, anchorOffset: anchorOffset ?? 0, focusNode, focusOffset: focusOffset ?? 0 }
}

/** Once what lay over the page has gone; nowhere where somebody has gone on meanwhile. */
export function returnFocus(goBack: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!mayTakeFocus()) return
      goBack()
      if (document.activeElement === document.body) document.getElementById('content')?.focus()
    }),
  )
}
