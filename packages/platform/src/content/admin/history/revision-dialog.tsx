import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { AlertDialog } from '#src/admin/form/alert-dialog.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { useFileNames } from '#src/library/admin/library-field.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import type { Revision } from '#src/content/version-calls.ts'
import { savesAsChanges } from '../changes/edited-item.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { fileIdsIn, placesOf, withoutTimes } from '../conflict/item-merge.ts'
import { MarkedPlace } from '../conflict/marked-place.tsx'
import type { ItemForm } from '../item/use-item-form.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './history.module.css'
import { nameOfRevision } from './revision-names.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item
  revision: Revision
  form: Pick<ItemForm<Row, Item>, 'values' | 'unsaved' | 'loading' | 'valuesIn'>
  onClose: () => void
  /** Absent: the reader may not. */
  onRestore?: () => void
}

/** What restoring a version makes of it. */
const restoredAs = (item: ContentRow): string =>
  savesAsChanges(item)
    ? 'Restoring saves this version as unpublished changes, which visitors see once you publish them.'
    : 'Restoring makes this the current version.'

/** A version of an item against what is on the screen, place by place. */
export function RevisionDialog<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, revision, form, onClose, onRestore } = props
  const content = useContent(type)
  const dates = useDates()
  const close = useRef<HTMLButtonElement>(null)
  const { data, error, refetch } = useQuery(content.revision(item.id, revision.id))
  const versions = data && { base: undefined, theirs: form.valuesIn(data), mine: form.values }
  const fileName = useFileNames(versions ? fileIdsIn(type, versions) : [])
  const places = versions && placesOf(withoutTimes(type), versions, fileName)
  const who = revision.who ? `, ${revision.who}` : ''
  return (
    <AlertDialog
      title={`${nameOfRevision(revision)} ${dates.dateTime(revision.at)}${who}`}
      wide
      initialFocus={close}
      onClose={onClose}
    >
      <DialogText>
        {places?.length === 0
          ? 'This version is the same as the one you are editing.'
          : 'Text added since is underlined. Text removed since is struck through.'}
        {places?.length && onRestore
          ? ` ${restoredAs(item)} Visibility does not change. The permalink changes back only if it is still free.${form.unsaved ? ' Your unsaved changes are kept.' : ''}`
          : ''}
      </DialogText>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingImage label="Loading" />}
      {places?.map((place) => (
        <Stack as="section" gap="075" key={place.key} className={styles.place}>
          <h3>{place.field}</h3>
          <MarkedPlace place={place} from="theirs" to="mine" />
        </Stack>
      ))}
      <DialogButtons>
        <Button ref={close} onClick={onClose}>
          Close
        </Button>
        {onRestore && (places?.length ?? 0) > 0 && (
          <Button variant="primary" disabled={form.loading} onClick={onRestore}>
            Restore this version
          </Button>
        )}
      </DialogButtons>
    </AlertDialog>
  )
}
