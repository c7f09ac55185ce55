import { Confirm } from '#src/admin/form/confirm.tsx'
import { statusOf } from '#src/content/status.ts'
import type { NewsSummary } from '../contract.ts'

interface Props {
  /** Which items are to go; empty: nothing is asked. */
  items: readonly NewsSummary[]
  onClose: () => void
  onDelete: () => void
}

/** Asks before deleting, and says which public addresses stop answering. */
export function DeleteNews({ items, onClose, onDelete }: Props) {
  const visible = items.filter((item) => statusOf(item) === 'published')
  const [first] = items
  return (
    <Confirm
      open={items.length > 0}
      onClose={onClose}
      title={
        items.length === 1 && first ? `Delete “${first.title}”?` : `Delete ${items.length} items?`
      }
      confirmLabel={items.length === 1 ? 'Delete' : `Delete ${items.length} items`}
      onConfirm={onDelete}
    >
      {visible.length > 0 && (
        <>
          <p>
            {visible.length === 1
              ? 'This address and those that redirect to it will answer “not found”:'
              : `These ${visible.length} addresses and those that redirect to them will answer “not found”:`}
          </p>
          <ul>
            {visible.slice(0, 8).map((item) => (
              <li key={item.id}>
                <code>
                  /{item.language}/{item.permalink}
                </code>
              </li>
            ))}
            {visible.length > 8 && <li>and {visible.length - 8} more</li>}
          </ul>
        </>
      )}
      {visible.length === 0 && <p>Nothing of it is public; no address stops answering.</p>}
      <p>
        Until this window is closed, Messages (below the navigation) can restore the text as a
        draft.
      </p>
    </Confirm>
  )
}
