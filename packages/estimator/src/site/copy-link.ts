import { notify } from '@repo/platform/ui/notifications/notify.ts'
import type { FormWords } from '#words/index.ts'

/** Copies the address, which holds the inputs, to the clipboard. */
export function copyLink(words: FormWords['estimator']): void {
  const copied = () => notify({ type: 'success', message: words.copied })
  const notCopied = () => notify({ type: 'success', message: words.notCopied })
  // The clipboard exists only over https.
  if (!('clipboard' in navigator)) notCopied()
  else void navigator.clipboard.writeText(location.href).then(copied, notCopied)
}
