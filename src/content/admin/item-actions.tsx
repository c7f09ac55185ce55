import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { RowMenu, type MenuEntry } from '#src/admin/form/row-menu.tsx'
import { statusOf, type Status } from '../status.ts'
import type { ContentAction } from './content-state.ts'
import { hasDrafts, type ContentRow, type ContentType } from './content-type.ts'
import { DeleteItems } from './delete-items.tsx'
import { useItemActions } from './use-item-actions.ts'
import { usePreview } from './use-preview.ts'

interface MenuProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Row
}

/** The actions of one row of the list. */
export function ItemMenu<Row extends ContentRow, Item extends Row>({
  type,
  item,
}: MenuProps<Row, Item>) {
  const { perform, schedule } = useItemActions(type)
  const preview = usePreview(type)
  const [deleting, setDeleting] = useState(false)
  const status = statusOf(item)
  const hide = { label: 'Hide', onSelect: () => void perform('deactivate', [item]) }
  // Hiding a draft would change nothing that anybody sees, until it is published and still hidden.
  const steps = {
    draft: [{ label: 'Publish', onSelect: () => void perform('publish', [item]) }],
    published: [hide],
    scheduled: [
      { label: 'Publish now', onSelect: () => void schedule(item, { publishAt: null }) },
      hide,
    ],
    hidden: [{ label: 'Show', onSelect: () => void perform('activate', [item]) }],
  } as const satisfies Record<Status, readonly MenuEntry[]>
  const entries: MenuEntry[] = [
    { label: 'Edit', link: <Link to={`/${type.name}/$id`} params={{ id: item.id }} /> },
    status === 'published' && type.addressOf
      ? { label: 'View on the site', link: <PublicLink address={type.addressOf(item)} /> }
      : { label: 'Preview', onSelect: () => void preview.open(async () => item.id) },
    ...steps[status],
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
          onDelete={() => void perform('delete', [item])}
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
  const { perform } = useItemActions(type)
  const [deleting, setDeleting] = useState(false)
  const withStatus = (...wanted: Status[]) =>
    items.filter((item) => wanted.includes(statusOf(item)))
  const [drafts, shown, hidden] = [
    withStatus('draft'),
    withStatus('published', 'scheduled'),
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
