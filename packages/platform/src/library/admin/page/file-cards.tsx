import { Link } from '@tanstack/react-router'
import { memo, useRef } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { chooseRow, type Selection } from '#src/admin/table/selection.ts'
import type { List } from '#src/admin/table/use-list.ts'
import { useStable } from '#src/admin/use-stable.ts'
import { langs } from '#src/i18n/locales.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { measureText, missingAlt, usedText } from '../file-facts.tsx'
import { sizeText } from '#src/library/size-text.ts'
import { FileGrid, type LayoutName } from '../grid/file-grid.tsx'
import { Thumbnail } from '../grid/thumbnail.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './file-cards.module.css'

interface Props {
  list: List<LibraryFile>
  layout: LayoutName
  selection: Selection
  /** Absent: files cannot be selected. */
  onSelection: ((selection: Selection) => void) | undefined
}

/** Each file is a link to its page; the arrow keys move between them, X selects. */
export function FileCards({ list, layout, selection, onSelection }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useRef(1)
  const lastChosen = useRef<string>(null)

  const choose = useStable((id: string, selected: boolean, isRange: boolean): void => {
    const ids = list.rows.map((file) => file.id)
    const from = isRange ? lastChosen.current : null
    lastChosen.current = id
    onSelection?.(chooseRow(selection, ids, { id, selected, from }))
  })

  /** The link of the file that is so many places after the one in focus. */
  function move(steps: number): boolean {
    const { activeElement } = document
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
    const item = activeElement?.closest('li')
    const at = links.findIndex((link) => item?.contains(link))
    if (at < 0 && item) return false
    if (at < 0 && (steps !== 1 || !isAtRest(activeElement))) return false
    const next = links[Math.min(Math.max(at + steps, 0), links.length - 1)]
    next?.focus({ preventScroll: true })
    next?.closest('li')?.scrollIntoView({ block: 'nearest' })
    return true
  }

  useHotkeys({
    ArrowRight: () => isInside(frame.current) && move(1),
    ArrowLeft: () => isInside(frame.current) && move(-1),
    ArrowDown: () => isInside(frame.current) && move(columns.current),
    ArrowUp: () => isInside(frame.current) && move(-columns.current),
    j: () => move(1),
    k: () => move(-1),
    x: () =>
      document.activeElement
        ?.closest('li')
        ?.querySelector<HTMLInputElement>('input[type=checkbox]')
        ?.click(),
    Escape: () => onSelection?.(new Set()),
  })

  return (
    <div
      ref={frame}
      className={styles.files}
      data-outdated={list.outdated || undefined}
      aria-busy={list.outdated || list.pending}
    >
      <FileGrid
        files={list.rows}
        layout={layout}
        hasMore={list.hasMore && !list.loadingMore}
        loadMore={list.loadMore}
        onColumns={(number) => {
          columns.current = number
        }}
      >
        {(file) => (
          <FileCard
            key={file.id}
            file={file}
            layout={layout}
            selected={selection.has(file.id)}
            onSelect={onSelection && choose}
          />
        )}
      </FileGrid>
    </div>
  )
}

const isInside = (frame: HTMLElement | null): boolean =>
  frame?.contains(document.activeElement) ?? false

/** Whether nothing in particular has the focus. */
const isAtRest = (element: Element | null): boolean =>
  element === document.body || element === document.getElementById('content')

interface CardProps {
  file: LibraryFile
  layout: LayoutName
  selected: boolean
  onSelect: ((id: string, selected: boolean, isRange: boolean) => void) | undefined
}

const FileCard = memo(function FileCard({ file, layout, selected, onSelect }: CardProps) {
  const dates = useDates()
  const missing = missingAlt(file).length
  const { id, name, used, width, size, createdAt } = file
  return (
    <li className={styles.file} data-layout={layout} data-selected={selected || undefined}>
      <span className={styles.picture}>
        <Thumbnail file={file} width={layout === 'grid' ? 200 : 56} />
      </span>
      <Link to="/library/$id" params={{ id }} className={styles.name} title={name}>
        <Text as="span" weight="strong" clamped>
          {name}
        </Text>
      </Link>
      <Text as="span" size="chart" tone="muted" unbroken className={styles.facts}>
        {measureText(file)}
        {layout === 'list' && width && `, ${sizeText(size)}`}
      </Text>
      {layout === 'list' && (
        <Text as="span" size="chart" tone="muted" className={styles.date}>
          {dates.date(createdAt)}
        </Text>
      )}
      <Text as="span" size="chart" tone="muted" className={styles.marks}>
        {missing > 0 && (
          <Text as="span" tone="warning">
            {missing === langs.length
              ? 'no alternative text'
              : `alternative text missing in ${missing} ${missing === 1 ? 'language' : 'languages'}`}
          </Text>
        )}
        {used === 0 && <span>unused</span>}
        {used > 0 && layout === 'list' && <span>used in {usedText(used)}</span>}
      </Text>
      {onSelect && (
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selected}
          onChange={({ target, nativeEvent }) =>
            onSelect(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
    </li>
  )
})
