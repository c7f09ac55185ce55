import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from './single-keys.tsx'

/** Returns `false` where it does not handle the key: then the browser does. */
type Action = (event: KeyboardEvent) => unknown

/** Keyed by `KeyboardEvent.key`; `Mod+s` is Ctrl+S, on a Mac Command+S. */
export type Hotkeys = Readonly<Record<string, Action>>

/**
 * Plain keys are ignored while somebody types or a dialog or menu is open, single characters where the
 * account's page has turned them off too; `Mod+` keys always work.
 */
export function useHotkeys(hotkeys: Hotkeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    const modified = event.ctrlKey || event.metaKey
    const action = hotkeys[modified ? `Mod+${event.key.toLowerCase()}` : event.key]
    if (!action || (!modified && isBusy(event.target))) return
    if (!modified && event.key.length === 1 && !singleKeys.state()) return
    if (action(event) !== false) event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const typing = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"]'
const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Does something lie over the page while somebody decides? A list that was closed stays in the page, hidden. */
export const somethingFloats = (): boolean =>
  [...document.querySelectorAll(floating)].some((one) => one.checkVisibility())

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(typing) !== null || somethingFloats()
}
