import { Button, ButtonLink } from '#src/ui/button.tsx'
import type { FormWords } from '../messages/form/form-words.ts'
import styles from './estimator.module.css'
import { preloadSheet } from './printed-sheet.tsx'
import { copyLink, setShareLink } from './share.ts'

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
