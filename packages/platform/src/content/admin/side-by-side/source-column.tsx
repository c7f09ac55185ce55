import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { keepFocus } from '#src/admin/keep-focus.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { Comparison } from '#src/content/freshness-schemas.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { Row as FlexRow } from '#src/ui/layout/row.tsx'
import styles from './side-by-side.module.css'
import { SourcePart } from './source-part.tsx'
import { copiedOf, useCopying, type Copied } from './use-copying.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** The item; null for one that is not stored yet. */
  id: string | null
  /** The translation that is shown. */
  source: string
  language: Lang | undefined
  /** The number of the block with the cursor. */
  place: number | undefined
  /** Absent for who only reads. */
  onCopy?: ((copied: Copied) => void) | undefined
  /** The language of the item. */
  target: Lang | undefined
  /** Whether the item has no text yet. */
  isEmpty: boolean
  /** What is to be said of a new item. */
  note?: string | undefined
}

/** A translation, read only: what has changed in it since is marked, and approved block by block. */
export function SourceColumn<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, id, source, language, target, isEmpty, place, onCopy, note } = props
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
    if (place !== undefined) showIn(column.current, '[data-current]')
  }, [place])

  const name = language ? englishNameOf[language] : 'Translation'
  const open = data?.blocks.filter(({ state }) => state !== 'same') ?? []
  const blocks = new Map(data?.blocks.map((block) => [block.key, block]))
  const parts = data?.parts ?? []
  const rich = parts.filter(({ html }) => html !== undefined)
  const { copy, start } = useCopying(target, onCopy)

  const mayApprove = onCopy !== undefined && id !== null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard
    <section ref={column} className={styles.source} aria-label={`${name}, read only`} tabIndex={0}>
      <FlexRow as="header" justify="between" gap="050 150" align="center">
        <p>
          <b>{name}</b> {data && <span>{stateText(data, id === null, open.length)}</span>}
        </p>
        {onCopy && data && isEmpty && (
          <Button variant="primary" onClick={() => void start(data)}>
            Start with the {name} text
          </Button>
        )}
        {mayApprove && data && (open.length > 0 || !data.isSource) && (
          <Button onClick={() => void approve('all')}>
            {data.isSource ? 'Mark all as up to date' : `Use ${name} as source`}
          </Button>
        )}
      </FlexRow>
      {note && <p className={styles.note}>{note}</p>}
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      <div lang={language}>
        {parts.map((part, index) => {
          const own = part.blocks.flatMap((key) => blocks.get(key) ?? [])
          const copied = copiedOf(part, own, rich.indexOf(part))
          return (
            <SourcePart
              key={index}
              part={part}
              blocks={own}
              isCurrent={place !== undefined && rich[place] === part}
              onCopy={onCopy && copied && (() => void copy(copied))}
              onDone={mayApprove ? ({ key }) => void approve([key]) : undefined}
            />
          )
        })}
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
  if (isNew) return 'source'
  if (!isSource) return 'not the source, so changes here do not make this translation outdated'
  if (open === 0) return 'source, translation up to date'
  return `source, ${open} outdated ${open === 1 ? 'block' : 'blocks'}`
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
