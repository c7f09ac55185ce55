import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import { keepFocus } from '#src/admin/keep-focus.ts'
import { useRememberedSearch } from '#src/admin/table/list-link.tsx'
import { nothingSelected } from '#src/admin/table/selection.ts'
import { useList } from '#src/admin/table/use-list.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { DeleteFiles } from '../delete-files.tsx'
import { useLibrary } from '../library-store.ts'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadButton } from '../uploads/upload-button.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { FileCards } from './file-cards.tsx'
import { formatNumber } from '#src/i18n/format.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import messageStyles from '#src/admin/message-page.module.css'
import styles from './library-page.module.css'
import { LibraryFilters } from './library-filters.tsx'

const perPage = 60

/** All files: found, described, uploaded, deleted. */
export function LibraryPage() {
  const search = useSearch({ from: '/library' })
  useRememberedSearch(search)
  const { look, ...query } = search
  const library = useLibrary()
  const list = useList(...library.view({ sort: '-createdAt', ...query }), perPage)
  const isEmpty = !list.error && !list.pending && list.rows.length === 0
  const mayWrite = useMay('library:write')
  const { queue } = useUploads()
  const [selection, setSelection] = useState(nothingSelected)
  const [deleting, setDeleting] = useState<readonly LibraryFile[]>([])
  const selected = list.rows.filter(({ id }) => selection.has(id))
  const upload = (files: readonly File[]) => void queue.add(files)

  function clear(): void {
    setSelection(nothingSelected)
    keepFocus()
  }

  return (
    <DropZone className={styles.page} enabled={mayWrite} onFiles={upload}>
      <Page>
        <PageHeader
          title="Library"
          summary={
            !list.pending &&
            `${formatNumber('en', list.total)} ${list.total === 1 ? 'file' : 'files'}`
          }
        >
          {mayWrite && <UploadButton variant="primary" onFiles={upload} />}
        </PageHeader>
        <LibraryFilters search={search} />
        <div className={styles.uploads}>
          <UploadList />
        </div>
        {list.error && <ErrorView error={list.error} onRetry={list.retry} />}
        {isEmpty && <Empty isFiltered={Object.keys(query).length > 0} mayWrite={mayWrite} />}
        {!list.error && !isEmpty && (
          <FileCards
            list={list}
            layout={look ?? 'grid'}
            selection={selection}
            onSelection={mayWrite ? setSelection : undefined}
          />
        )}
        {selected.length > 0 && (
          <Row
            as="section"
            gap="100 150"
            align="center"
            className={styles.selection}
            aria-label="Selected files"
          >
            <p role="status">{selected.length} selected</p>
            <Button variant="danger" onClick={() => setDeleting(selected)}>
              Delete…
            </Button>
            <Button variant="link" onClick={clear}>
              Clear
            </Button>
          </Row>
        )}
      </Page>
      {deleting.length > 0 && (
        <DeleteFiles
          files={deleting}
          onClose={() => setDeleting([])}
          onDeleted={() => setSelection(nothingSelected)}
        />
      )}
    </DropZone>
  )
}

function Empty({ isFiltered, mayWrite }: { isFiltered: boolean; mayWrite: boolean }) {
  const navigate = useNavigate()
  if (!isFiltered)
    return (
      <Stack narrow gap="150" className={messageStyles.message}>
        <h2>No files yet</h2>
        <Text tone="muted">
          {mayWrite
            ? 'Upload images, PDF or Office files and videos, or drop them here. You can then use them in News, Documents and Media.'
            : 'Editors upload the files for News, Documents and Media.'}
        </Text>
      </Stack>
    )
  return (
    <Stack narrow gap="150" className={messageStyles.message}>
      <h2>No files match these filters</h2>
      <Text tone="muted">The search covers names and alternative text.</Text>
      <Button onClick={() => void navigate({ to: '.', search: {} })}>Clear filters</Button>
    </Stack>
  )
}
