import { notify } from '#src/ui/notifications/notify.ts'
import type { FormWords } from '../messages/form/form-words.ts'

/** Puts the inputs into the address, where no server sees them: who comes back finds them again. */
export function setShareLink(fragment: string): void {
  history.replaceState(null, '', `#${fragment}`)
}

/** Puts the address with the inputs on the clipboard. */
export function copyLink(fragment: string, words: FormWords['estimator']): void {
  setShareLink(fragment)
  const copied = () => notify({ type: 'success', message: words.copied })
  const notCopied = () => notify({ type: 'success', message: words.notCopied })
  // Absent where the page did not come over https.
  if (!('clipboard' in navigator)) notCopied()
  else void navigator.clipboard.writeText(location.href).then(copied, notCopied)
}

/** Once the fields say something else, the address stops saying what they said. */
export function clearShareLink(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
}
