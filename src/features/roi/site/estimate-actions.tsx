import { Button, ButtonLink } from '#src/ui/button.tsx'
import { notify } from '#src/ui/notifications/notify.ts'
import type { FormWords } from '../messages/form/form-words.ts'
import styles from './estimator.module.css'
import { preloadSheet } from './printed-sheet.tsx'

interface EstimateActionsProps {
  words: FormWords['estimator']
  requestDemo: string
  fragment: string
  onPrint(): void
}

export function EstimateActions(props: EstimateActionsProps) {
  const { words, requestDemo, fragment, onPrint } = props
  return (
    <div className={styles.actions}>
      <ButtonLink
        href={`${requestDemo}#estimate=${fragment}`}
        onClick={() => setShareLink(fragment)}
      >
        {words.discuss}
      </ButtonLink>
      <div className={styles.scripted}>
        <Button variant="ghost" onClick={() => copyLink(fragment, words)}>
          {words.copyLink}
        </Button>
        <Button
          variant="ghost"
          onClick={onPrint}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
        >
          {words.print}
        </Button>
      </div>
    </div>
  )
}

/** Stores the inputs in the URL fragment, which no server receives, so that Back restores them. */
function setShareLink(fragment: string): void {
  history.replaceState(null, '', `#${fragment}`)
}

/** Copies the URL with the inputs to the clipboard. */
function copyLink(fragment: string, words: FormWords['estimator']): void {
  setShareLink(fragment)
  const copied = () => notify({ type: 'success', message: words.copied })
  const notCopied = () => notify({ type: 'success', message: words.notCopied })
  // The clipboard exists only over https.
  if (!('clipboard' in navigator)) notCopied()
  else void navigator.clipboard.writeText(location.href).then(copied, notCopied)
}

/** Removes the inputs from the URL when the fields have changed. */
export function clearShareLink(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
}
