import type { Dispatch, SetStateAction } from 'react'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { SegmentedControl } from '#src/admin/table/segmented-control.tsx'
import type { FileKind } from '#src/library/contract.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { fileKindNames } from '../file-kinds.ts'
import type { FileQuery } from '../library-queries.ts'
import { UploadButton } from '../uploads/upload-button.tsx'
import styles from './picker-dialog.module.css'

interface Props {
  /** The kind that is asked for; absent: any. */
  kind: FileKind | undefined
  query: FileQuery
  onQuery: Dispatch<SetStateAction<FileQuery>>
  /** From the search to the files below it. */
  onDown: () => void
  /** Absent: the user may not upload. */
  onFiles: ((files: readonly File[]) => void) | undefined
}

const kinds = [
  { value: 'all', label: 'All' },
  ...Object.entries(fileKindNames).map(([value, { plural }]) => ({ value, label: plural })),
]

/** Search, file type and upload of the picker. */
export function PickerTools({ kind, query, onQuery, onDown, onFiles }: Props) {
  return (
    <Row gap="100 150" align="center" className={styles.tools}>
      <Row unbroken className={styles.search}>
        <SearchBox
          label="Search names and alternative text"
          value={query.search ?? ''}
          onChange={(search) => onQuery((now) => ({ ...now, search }))}
          onDown={onDown}
        />
      </Row>
      {!kind && (
        <SegmentedControl
          label="File type"
          options={kinds}
          value={query.type ?? 'all'}
          onChange={(value) => {
            const { type: _, ...rest } = query
            const type = kindNamed(value)
            onQuery(type ? { ...rest, type } : rest)
          }}
        />
      )}
      {onFiles && <UploadButton kind={kind} onFiles={onFiles} />}
    </Row>
  )
}

const kindNamed = (value: string): FileKind | undefined =>
  Object.keys(fileKindNames).find((name): name is FileKind => name === value)
