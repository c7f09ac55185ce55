import { Button, ButtonLink } from '@repo/platform/ui/button.tsx'
import type { FormWords } from '#words/index.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './estimator.module.css'
import { preloadSheet } from './printed-sheet.tsx'

interface EstimateActionsProps {
  words: FormWords['estimator']
  requestDemo: string
  /** The planner's address with this site's hall. */
  drawHall: string
  fragment: string
  /** The estimate in words. */
  summary: string
  onCopy(): void
  onPrint(): void
}

export function EstimateActions(props: EstimateActionsProps) {
  const { words, requestDemo, drawHall, fragment, summary, onCopy, onPrint } = props
  return (
    <Row gap="150" className={styles.actions} data-screen-only>
      <ButtonLink
        href={`${requestDemo}#estimate=${fragment}&summary=${encodeURIComponent(summary)}`}
        // Kept in the address, which no server receives, so that Back restores them.
        onClick={() => history.replaceState(history.state, '', `#${fragment}`)}
      >
        {words.discuss}
      </ButtonLink>
      <div className={styles.scripted} data-screen-only data-script-only>
        <Button variant="ghost" onClick={onCopy}>
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
        <ButtonLink variant="ghost" href={drawHall}>
          {words.drawHall}
        </ButtonLink>
      </div>
    </Row>
  )
}
