import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { statusOf, type Status } from '#src/content/status.ts'
import type { Failed } from './failed-items.tsx'
import type { Failure } from '../bulk/run-in-parts.ts'
import type { ContentAction } from '../store/content-state.ts'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { DeleteItems } from '../trash/delete-items.tsx'
import { PublishCheckDialog } from '../publishing/publish-check-dialog.tsx'
import { SetCategory } from './set-category.tsx'
import { useItemActions } from '../actions/use-item-actions.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  items: readonly Row[]
  onDone: () => void
  /** Called where some of several did not work, with a way to try those again. */
  onFailed: (failed: Failed<Row>) => void
}

/** The bulk actions; each applies to those of the selected rows that it would change. */
export function BulkActions<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, items, onDone, onFailed } = props
  const { perform } = useItemActions(type)
  const [open, setOpen] = useState<'publish' | 'show' | 'delete' | 'category'>()
  const withStatus = (status: Status) => items.filter((item) => statusOf(item) === status)
  const [drafts, shown, hidden] = [
    withStatus('draft'),
    [...withStatus('published'), ...withStatus('scheduled')],
    withStatus('hidden'),
  ]

  async function act(
    action: ContentAction,
    targets: readonly Row[],
    anyVersion = false,
  ): Promise<void> {
    const failures: Failure<Row>[] = []
    await perform(action, targets, { onFailure: (one) => failures.push(one), anyVersion })
    onDone()
    if (failures.length === 0) return
    const again = failures.map(({ item }) => item)
    // A second try knows that somebody has changed them.
    onFailed({ tried: targets, failures, retry: () => void act(action, again, true) })
  }

  return (
    <>
      {hasDrafts(type) && (
        <Button disabled={!drafts.length} onClick={() => setOpen('publish')}>
          Publish
        </Button>
      )}
      <Button disabled={!shown.length} onClick={() => void act('deactivate', shown)}>
        Hide
      </Button>
      <Button
        disabled={!hidden.length}
        onClick={() =>
          hasDrafts(type) && hidden.length === 1 ? void act('activate', hidden) : setOpen('show')
        }
      >
        Show
      </Button>
      {type.categories && (
        <Button onClick={() => setOpen('category')}>Add or remove category…</Button>
      )}
      <Button variant="danger" onClick={() => setOpen('delete')}>
        Delete…
      </Button>
      <DeleteItems
        type={type}
        items={open === 'delete' ? items : []}
        onClose={() => setOpen(undefined)}
        onDelete={() => void act('delete', items)}
      />
      {(open === 'publish' || open === 'show') && (
        <PublishCheckDialog
          type={type}
          action={open === 'show' ? 'activate' : 'publish'}
          items={open === 'show' ? hidden : drafts}
          onPublish={(checked) => void act(open === 'show' ? 'activate' : 'publish', checked)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'category' && <SetCategory {...props} onClose={() => setOpen(undefined)} />}
    </>
  )
}
