import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { RowMenu, type MenuEntry } from '#src/admin/form/row-menu.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { statusOf, type Status } from '../status.ts'
import { hiddenOf, messageFor } from './action-message.ts'
import type { ContentAction } from './content-state.ts'
import { useContent } from './content-store.ts'
import { hasDrafts, type ContentRow, type ContentType } from './content-type.ts'

const inverseAction = { activate: 'deactivate', deactivate: 'activate' } as const

/** The actions on one or several items, each with its notification and, where possible, undo. */
export function useItemActions<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
) {
  const content = useContent(type)
  const notifications = useNotifications()
  const drafts = hasDrafts(type)

  /** Returns the changed items. */
  async function perform(action: ContentAction, targets: readonly Row[]): Promise<Item[]> {
    const changed: Item[] = []
    let lastError: unknown
    for (const { id } of targets) {
      try {
        // In sequence: each is a write of its own, and the list shows the progress.
        changed.push(await content.act(action, id))
      } catch (error) {
        lastError = error
      }
    }
    if (changed.length)
      notifications.succeed(
        messageFor(type, action, { targets, changed }),
        followUp(action, targets, changed),
      )
    if (lastError !== undefined) notifications.fail(lastError)
    return changed
  }

  /** How to take it back, or to finish it. */
  function followUp(action: ContentAction, targets: readonly Row[], changed: readonly Item[]) {
    if (action === 'publish') {
      const hidden = hiddenOf(changed)
      if (hidden.length === 0) return undefined
      return { label: 'Show', run: () => void perform('activate', hidden) }
    }
    if (action !== 'delete')
      return { label: 'Undo', run: () => void perform(inverseAction[action], targets) }
    const several = changed.length > 1
    const label = drafts ? (several ? 'Restore as drafts' : 'Restore as draft') : 'Restore'
    return { label, run: () => void restoreAll(changed) }
  }

  async function restoreAll(items: readonly Item[]): Promise<void> {
    const [single, several] = drafts
      ? ['Draft restored.', 'drafts restored.']
      : ['Restored, hidden.', `${type.plural} restored, hidden.`]
    try {
      await Promise.all(items.map(content.restore))
      notifications.succeed(items.length > 1 ? `${items.length} ${several}` : single)
    } catch (error) {
      notifications.fail(error)
    }
  }

  return perform
}

interface MenuProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Row
}

/** The actions of one row of the list. */
export function ItemMenu<Row extends ContentRow, Item extends Row>({
  type,
  item,
}: MenuProps<Row, Item>) {
  const act = useItemActions(type)
  const [deleting, setDeleting] = useState(false)
  const status = statusOf(item)
  // Hiding a draft would change nothing that anybody sees, until it is published and still hidden.
  const steps = {
    draft: { label: 'Publish', onSelect: () => void act('publish', [item]) },
    published: { label: 'Hide', onSelect: () => void act('deactivate', [item]) },
    hidden: { label: 'Show', onSelect: () => void act('activate', [item]) },
    scheduled: { label: 'Hide', onSelect: () => void act('deactivate', [item]) },
  } as const satisfies Record<Status, MenuEntry>
  const entries: MenuEntry[] = [
    { label: 'Edit', link: <Link to={`/${type.name}/$id`} params={{ id: item.id }} /> },
    ...(status === 'published' && type.addressOf
      ? [{ label: 'View on the site', link: <PublicLink address={type.addressOf(item)} /> }]
      : []),
    steps[status],
    { label: 'Delete…', danger: true, onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <RowMenu label={`Actions for ${item.title}`} entries={entries} />
      {deleting && (
        <DeleteItems
          type={type}
          items={[item]}
          onClose={() => setDeleting(false)}
          onDelete={() => void act('delete', [item])}
        />
      )}
    </>
  )
}

interface PublicLinkProps extends ComponentProps<'a'> {
  address: string
}

function PublicLink({ address, children, ...rest }: PublicLinkProps) {
  return (
    <a {...rest} href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

interface BulkProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  items: readonly Row[]
  onDone: () => void
}

/** The bulk actions; each applies to those of the selected rows that it would change. */
export function BulkActions<Row extends ContentRow, Item extends Row>({
  type,
  items,
  onDone,
}: BulkProps<Row, Item>) {
  const perform = useItemActions(type)
  const [deleting, setDeleting] = useState(false)
  const withStatus = (status: Status) => items.filter((item) => statusOf(item) === status)
  const [drafts, shown, hidden] = [
    withStatus('draft'),
    [...withStatus('published'), ...withStatus('scheduled')],
    withStatus('hidden'),
  ]

  async function act(action: ContentAction, targets: readonly Row[]): Promise<void> {
    await perform(action, targets)
    onDone()
  }

  return (
    <>
      {hasDrafts(type) && (
        <Button disabled={!drafts.length} onClick={() => void act('publish', drafts)}>
          Publish
        </Button>
      )}
      <Button disabled={!shown.length} onClick={() => void act('deactivate', shown)}>
        Hide
      </Button>
      <Button disabled={!hidden.length} onClick={() => void act('activate', hidden)}>
        Show
      </Button>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        Delete…
      </Button>
      <DeleteItems
        type={type}
        items={deleting ? items : []}
        onClose={() => setDeleting(false)}
        onDelete={() => void act('delete', items)}
      />
    </>
  )
}

interface DeleteProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** The items to delete; empty: the dialog is closed. */
  items: readonly Row[]
  onClose: () => void
  onDelete: () => void
}

/** Asks before deleting, and says which public addresses will be gone. */
export function DeleteItems<Row extends ContentRow, Item extends Row>({
  type,
  items,
  onClose,
  onDelete,
}: DeleteProps<Row, Item>) {
  const several = `Delete ${items.length} ${type.plural}`
  const [first] = items
  return (
    <Confirm
      open={items.length > 0}
      onClose={onClose}
      title={items.length === 1 && first ? `Delete “${first.title}”?` : `${several}?`}
      confirmLabel={items.length === 1 ? 'Delete' : several}
      onConfirm={onDelete}
    >
      <PublicLoss type={type} items={items.filter((item) => statusOf(item) === 'published')} />
      <p>
        Until this window is closed, Messages (below the navigation) can restore{' '}
        {hasDrafts(type)
          ? 'the text as a draft'
          : items.length === 1
            ? 'it, hidden'
            : 'them, hidden'}
        .
      </p>
    </Confirm>
  )
}

function PublicLoss<Row extends ContentRow, Item extends Row>({
  type: { addressOf },
  items,
}: Pick<DeleteProps<Row, Item>, 'type' | 'items'>) {
  if (!addressOf) {
    if (items.length === 0) return <p>Nothing of it is public; visitors lose nothing.</p>
    return (
      <p>
        {items.length === 1
          ? 'Visitors see it now: it leaves the site, and so does a file that nothing else shows.'
          : `Visitors see ${items.length} of them now: they leave the site, and so do files that nothing else shows.`}
      </p>
    )
  }
  if (items.length === 0) return <p>Nothing of it is public; no address stops answering.</p>
  return (
    <>
      <p>
        {items.length === 1
          ? 'This address and those that redirect to it will answer “not found”:'
          : `These ${items.length} addresses and those that redirect to them will answer “not found”:`}
      </p>
      <ul>
        {items.slice(0, 8).map((item) => (
          <li key={item.id}>
            <code>{addressOf(item)}</code>
          </li>
        ))}
        {items.length > 8 && <li>and {items.length - 8} more</li>}
      </ul>
    </>
  )
}
