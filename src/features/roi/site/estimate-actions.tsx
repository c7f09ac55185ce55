import { Button, ButtonLink } from '#src/ui/button.tsx'
import type { FormWords } from '../messages/form/form-words.ts'
import styles from './estimator.module.css'
import { preloadSheet } from './printed-sheet.tsx'

interface EstimateActionsProps {
  words: FormWords['estimator']
  requestDemo: string
  fragment: string
  /** The estimate in words. */
  summary: string
  onPrint(): void
}

export function EstimateActions(props: EstimateActionsProps) {
  const { words, requestDemo, fragment, summary, onPrint } = props
  return (
    <div className={styles.actions}>
      <ButtonLink
        href={`${requestDemo}#estimate=${fragment}&summary=${encodeURIComponent(summary)}`}
        onClick={() => setShareLink(fragment)}
      >
        {words.discuss}
      </ButtonLink>
      <div className={styles.scripted}>
        <Button
          variant="ghost"
          onClick={() => {
            setShareLink(fragment)
            void import('./copy-link.ts').then(({ copyLink }) => copyLink(words))
          }}
        >
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
  history.replaceState(history.state, '', `#${fragment}`)
}
