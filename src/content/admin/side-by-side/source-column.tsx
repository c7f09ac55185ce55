import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { keepFocus } from '#src/admin/table/keep-focus.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { Block, Comparison } from '#src/content/freshness-schemas.ts'
import { useContent } from '../content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import styles from './side-by-side.module.css'
import { SourceBlock } from './source-block.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** The item; null for one that is not stored yet. */
  id: string | null
  /** The counterpart that is shown. */
  source: string
  language: Lang | undefined
  blockInHand: number | undefined
  /** Absent for who only reads. */
  onCopy?: ((block: Block) => void) | undefined
  /** What is to be said of a new item. */
  note?: string | undefined
}

/** A counterpart, read only: what has changed in it since is marked, and approved block by block. */
export function SourceColumn<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, id, source, language, blockInHand, onCopy, note } = props
  const content = useContent(type)
  // Beside itself nothing of it has changed: so it is shown to an item that is not stored yet.
  const { data, error, refetch } = useQuery(content.comparison(id ?? source, source))
  const column = useRef<HTMLElement>(null)
  const approve = useApproval(type, data, () => keepFocus(() => column.current))
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) showIn(column.current, '[data-state]:not([data-state="same"])')
  }, [isThere])
  useEffect(() => {
    if (blockInHand !== undefined) showIn(column.current, '[data-in-hand]')
  }, [blockInHand])

  const name = language ? englishNameOf[language] : 'Counterpart'
  const open = data?.blocks.filter(({ state }) => state !== 'same') ?? []
  const rich = data?.blocks.filter(
    ({ element, state }) => element !== 'text' && state !== 'removed',
  )
  const inHand = blockInHand === undefined ? undefined : rich?.[blockInHand]
  const mayApprove = onCopy !== undefined && id !== null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard
    <section ref={column} className={styles.source} aria-label={`${name}, read only`} tabIndex={0}>
      <header>
        <p>
          <b>{name}</b> {data && <span>{stateText(data, id === null, open.length)}</span>}
        </p>
        {mayApprove && data && (open.length > 0 || !data.isSource) && (
          <Button onClick={() => void approve('all')}>
            {data.isSource ? 'Mark all as done' : 'This is the source now'}
          </Button>
        )}
      </header>
      {note && <p className={styles.note}>{note}</p>}
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      <div lang={language}>
        {data?.blocks.map((block) => (
          <SourceBlock
            key={block.key}
            block={block}
            inHand={block === inHand}
            onCopy={onCopy && block.state !== 'removed' ? () => onCopy(block) : undefined}
            onDone={mayApprove ? () => void approve([block.key]) : undefined}
          />
        ))}
      </div>
    </section>
  )
}

/** Scrolls the column alone: the page stays where one writes. */
function showIn(column: HTMLElement | null, selector: string): void {
  const block = column?.querySelector<HTMLElement>(selector)
  if (!column || !block) return
  const [top, bottom] = [block.offsetTop - headHeight, block.offsetTop + block.offsetHeight]
  if (top < column.scrollTop) column.scrollTop = top
  else if (bottom > column.scrollTop + column.clientHeight)
    column.scrollTop = Math.min(top, bottom - column.clientHeight)
}

const headHeight = 64

function stateText({ isSource }: Comparison, isNew: boolean, open: number): string {
  if (isNew) return 'the source'
  if (!isSource) return 'not the source: its changes are not followed'
  if (open === 0) return 'the source, nothing has changed since'
  return `the source, ${open} ${open === 1 ? 'block has' : 'blocks have'} changed since`
}

function useApproval<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  comparison: Comparison | undefined,
  onDone: () => void,
) {
  const content = useContent(type)
  const notifications = useNotifications()
  return async (blocks: string[] | 'all'): Promise<void> => {
    if (!comparison) return
    const { id, sourceId, sourceVersion } = comparison
    try {
      await content.approve({ id, sourceId, sourceVersion, blocks })
      onDone()
    } catch (error) {
      notifications.fail(error)
    }
  }
}
