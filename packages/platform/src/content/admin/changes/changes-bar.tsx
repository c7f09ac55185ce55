import { useState } from 'react'
import { Banner } from '#src/admin/banner.tsx'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Confirm } from '#src/admin/form/confirm.tsx'
import type { ContentRow, ContentType } from '../content-type.ts'
import { changedNames } from '../history/revision-names.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item
  readOnly: boolean
  disabled: boolean
  onDiscard: () => void
}

/** Says of a published item that changes wait, whose they are, and what publishing them does. */
export function ChangesBar<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, readOnly, disabled, onDiscard } = props
  const dates = useDates()
  const [asking, setAsking] = useState(false)
  const { changes } = item
  if (!changes) return null
  const { savedAt, savedBy, publishAt, problem, replaces } = changes
  const who = savedBy ? ` by ${savedBy}` : ''
  const replaced = replaces.length > 0 && changedNames(type, { changed: [...replaces] })
  return (
    <>
      <Banner
        tone="amber"
        actions={
          !readOnly && (
            <Button disabled={disabled} onClick={() => setAsking(true)}>
              Discard changes
            </Button>
          )
        }
      >
        Unpublished changes saved on {dates.dateTime(savedAt)}
        {who}. Visitors still see the published {type.singular}.
        {publishAt && <> These changes will be published on {dates.dateTime(publishAt)}.</>}
        {problem && <> The scheduled publication of these changes failed. {problem}</>}
        {replaced && (
          <>
            {' '}
            A colleague has since published another version of {replaced}. These changes will
            replace it.
          </>
        )}
      </Banner>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Discard the changes to “${item.title}”?`}
        confirmLabel="Discard changes"
        onConfirm={onDiscard}
      >
        <p>
          The text goes back to the published {type.singular}. You can find the changes in the
          history.
        </p>
      </Confirm>
    </>
  )
}
