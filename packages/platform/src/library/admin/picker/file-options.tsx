import { useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import type { List } from '#src/admin/table/use-list.ts'
import { useStable } from '#src/admin/use-stable.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { FileGrid } from '../grid/file-grid.tsx'
import { Thumbnail } from '../grid/thumbnail.tsx'
import { measureText } from '../file-facts.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from '../page/file-cards.module.css'

interface Props {
  list: List<LibraryFile>
  /** Whether something is searched for. */
  isFiltered: boolean
  activeId: string | undefined
  /** Says which keys act. */
  describedBy: string
  onActive: (id: string) => void
  onUse: (file: LibraryFile) => void
  ref: Ref<HTMLDivElement>
}

const optionId = (id: string) => `library-file-${id}`

/** The files to choose from: one stop of the Tab key, the arrow keys move inside. */
export function FileOptions(props: Props) {
  const { list, isFiltered, activeId, describedBy, onActive, onUse, ref } = props
  const { rows, total, hasMore, loadMore } = list
  const columns = useRef(1)

  function moveTo(index: number): void {
    const file = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (!file) return
    onActive(file.id)
    // A row beyond the window is always drawn, so that it can be scrolled to.
    document.getElementById(optionId(file.id))?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = useStable((event: KeyboardEvent): void => {
    const at = rows.findIndex(({ id }) => id === activeId)
    const step = steps(at, columns.current, rows.length)[event.key]
    const active = rows[at]
    if (event.key === 'Enter' && active) onUse(active)
    else if (step !== undefined) moveTo(step)
    else return
    event.preventDefault()
  })

  /** The file that a click is on. */
  function fileOf({ target }: MouseEvent): LibraryFile | undefined {
    const option = target instanceof Element && target.closest('[role=option]')
    return option ? rows.find(({ id }) => optionId(id) === option.id) : undefined
  }

  if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
  if (!list.pending && rows.length === 0) return <NoFiles isFiltered={isFiltered} />
  return (
    <FileGrid
      files={rows}
      layout="grid"
      hasMore={hasMore && !list.loadingMore}
      loadMore={loadMore}
      onColumns={(number) => {
        columns.current = number
      }}
      listbox={{
        ref,
        tabIndex: 0,
        'aria-label': 'Files',
        'aria-busy': list.outdated || list.pending,
        'aria-describedby': describedBy,
        'aria-activedescendant': activeId && optionId(activeId),
        onKeyDown,
        onClick: (event) => onActive(fileOf(event)?.id ?? activeId ?? ''),
        onDoubleClick(event) {
          const file = fileOf(event)
          if (file) onUse(file)
        },
        onFocus: () => activeId === undefined && moveTo(0),
      }}
    >
      {(file, index) => (
        <div
          key={file.id}
          id={optionId(file.id)}
          role="option"
          className={styles.file}
          data-layout="grid"
          aria-selected={file.id === activeId}
          aria-setsize={total}
          aria-posinset={index + 1}
          tabIndex={-1}
        >
          <FileOption file={file} />
        </div>
      )}
    </FileGrid>
  )
}

/** Where each key leads from a file. */
const steps = (at: number, columns: number, count: number): Readonly<Record<string, number>> => ({
  ArrowRight: at + 1,
  ArrowLeft: at - 1,
  ArrowDown: at < 0 ? 0 : at + columns,
  ArrowUp: at - columns,
  Home: 0,
  End: count - 1,
})

const FileOption = ({ file }: { file: LibraryFile }) => (
  <>
    <span className={styles.picture}>
      <Thumbnail file={file} />
    </span>
    <Text as="b" weight="strong" clamped className={styles.name}>
      {file.name}
    </Text>
    <Text as="span" size="chart" tone="muted" unbroken className={styles.facts}>
      {measureText(file)}
    </Text>
  </>
)

const NoFiles = ({ isFiltered }: { isFiltered: boolean }) => (
  <Text tone="muted" role="status">
    {isFiltered
      ? 'No files found. The search covers names and alternative text.'
      : 'No files yet. Upload a file, or drop one here.'}
  </Text>
)
