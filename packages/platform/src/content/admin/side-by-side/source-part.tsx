import { isKeyOf } from '#src/values/records.ts'
import { Button } from '#src/admin/form/button.tsx'
import type { Block, Part } from '#src/content/freshness-schemas.ts'
import { trustedHtml } from '#src/ui/trusted-types.ts'
import { readable } from '../conflict/blocks.ts'
import { wordDiff } from '../conflict/word-diff.ts'
import { proseClass } from '#src/ui/prose.tsx'
import styles from './side-by-side.module.css'

interface Props {
  part: Part
  /** Those of the part. */
  blocks: readonly Block[]
  /** Whether the cursor is in the part that stands for it in the other text. */
  isCurrent: boolean
  onCopy?: (() => void) | undefined
  onDone?: ((block: Block) => void) | undefined
}

const stateNotes = {
  changed: 'Changed:',
  added: 'New:',
  removed: 'Removed:',
  untranslated: 'Not translated yet:',
} as const

/** A part of the source as it is, and what of it is outdated in the translation. */
export function SourcePart({ part, blocks, isCurrent, onCopy, onDone }: Props) {
  const { field, html } = part
  const [first] = blocks
  const isPlain = first?.element === 'text'
  const outdated = blocks.filter(({ state }) => state !== 'same')
  return (
    <div
      className={styles.block}
      data-state={outdated[0]?.state ?? 'same'}
      data-current={isCurrent || undefined}
    >
      {html !== undefined ? (
        <div
          className={`${proseClass} ${styles.rich}`}
          // Clean HTML of the closed subset, as the page of the site has it.
          dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
        />
      ) : (
        isPlain &&
        first.state !== 'removed' && (
          <div className={styles.text} data-field={field}>
            {first.text}
          </div>
        )
      )}
      {onCopy && (
        <span className={styles.copy} lang="en">
          <Button variant="link" onClick={onCopy}>
            Copy
          </Button>
        </span>
      )}
      {outdated.map((block) => (
        <p key={block.key} className={styles.change}>
          <b lang="en">{isKeyOf(stateNotes, block.state) && stateNotes[block.state]}</b>{' '}
          <Change block={block} isWhole={blocks.length === 1} />{' '}
          {onDone && (
            <Button variant="link" lang="en" onClick={() => onDone(block)}>
              Mark as up to date
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}

/** The words that were added and removed; of what is only new, the words where they are one of several. */
function Change({ block, isWhole }: { block: Block; isWhole: boolean }) {
  const { state, text, was = '' } = block
  if (state === 'changed') return <Words from={readable(was)} to={readable(text)} />
  if (state === 'removed') return <del>{readable(text)}</del>
  return isWhole ? null : <span>{readable(text)}</span>
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
