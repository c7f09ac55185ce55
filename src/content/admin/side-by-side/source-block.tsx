import { Button } from '#src/admin/form/button.tsx'
import type { Block } from '#src/content/freshness-schemas.ts'
import { trustedHtml } from '#src/ui/trusted-types.ts'
import { readable } from '../conflict/blocks.ts'
import { wordDiff } from '../conflict/word-diff.ts'
import styles from './side-by-side.module.css'

interface Props {
  block: Block
  /** Whether the cursor is in the block that stands for it in the other text. */
  inHand: boolean
  onCopy?: (() => void) | undefined
  onDone?: (() => void) | undefined
}

const stateNotes = {
  changed: 'Changed since:',
  added: 'New since.',
  removed: 'Removed since.',
} as const

/** A block of the source; one that has changed says how, word by word. */
export function SourceBlock({ block, inHand, onCopy, onDone }: Props) {
  const { field, element, text, state, was } = block
  return (
    <div className={styles.block} data-state={state} data-in-hand={inHand || undefined}>
      <div className={styles.text} data-element={field === 'title' ? 'title' : element}>
        {element === 'text' ? (
          text
        ) : (
          // Clean HTML of the closed subset, as the page of the site has it.
          <span dangerouslySetInnerHTML={{ __html: trustedHtml(text) }} />
        )}
      </div>
      {onCopy && (
        <span className={styles.copy} lang="en">
          <Button variant="link" onClick={onCopy}>
            Copy
          </Button>
        </span>
      )}
      {state !== 'same' && (
        <p className={styles.change}>
          <b lang="en">{stateNotes[state]}</b>{' '}
          {state === 'changed' && <Words from={readable(was ?? '')} to={readable(text)} />}{' '}
          {onDone && (
            <Button variant="link" lang="en" onClick={onDone}>
              Mark as done
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** A text with the words that were added to it and removed from it. */
function Words({ from, to }: { from: string; to: string }) {
  return (
    <span>
      {wordDiff(from, to).map(({ text, change }, index) => {
        if (change === 'added') return <ins key={index}>{text}</ins>
        return change === 'removed' ? <del key={index}>{text}</del> : text
      })}
    </span>
  )
}
