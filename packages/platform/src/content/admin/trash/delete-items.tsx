import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { ConsequenceList } from '../publishing/consequence-list.tsx'
import { lossOf } from '../publishing/consequences.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** The items to delete; empty: the dialog is closed. */
  items: readonly Row[]
  onClose: () => void
  onDelete: () => void
}

/** Asks before deleting, and says what visitors lose by it. */
export function DeleteItems<Row extends ContentRow, Item extends Row>({
  type,
  items,
  onClose,
  onDelete,
}: Props<Row, Item>) {
  const several = `Delete ${items.length} ${type.plural}`
  const [first] = items
  const isOne = items.length === 1
  return (
    <Confirm
      open={items.length > 0}
      onClose={onClose}
      title={isOne && first ? `Delete “${first.title}”?` : `${several}?`}
      confirmLabel={isOne ? 'Delete' : several}
      onConfirm={onDelete}
    >
      <ConsequenceList consequences={lossOf(type, items)} />
      {items.some(({ changesVersion }) => changesVersion !== undefined) && (
        <p>Unpublished changes also move to the trash and are restored with the {type.singular}.</p>
      )}
      <p>
        You can restore the {isOne ? type.singular : type.plural} from the trash for 30 days.{' '}
        {isOne ? 'It comes' : 'They come'} back hidden.
      </p>
    </Confirm>
  )
}

interface PanelProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item
  onDelete: () => void
}

/** The last panel of an item's facts. */
export function DeletePanel<Row extends ContentRow, Item extends Row>(
  props: PanelProps<Row, Item>,
) {
  const { type, item, onDelete } = props
  const [asking, setAsking] = useState(false)
  return (
    <RecordPanel>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete this {type.singular}…
      </Button>
      <DeleteItems
        type={type}
        items={asking ? [item] : []}
        onClose={() => setAsking(false)}
        onDelete={onDelete}
      />
    </RecordPanel>
  )
}
