import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { RowMenu, type MenuEntry } from '#src/admin/form/row-menu.tsx'
import { statusOf, type Visibility } from '#src/content/status.ts'
import { hasDrafts, publishAction, type ContentRow, type ContentType } from '../content-type.ts'
import { DeleteItems } from '../trash/delete-items.tsx'
import { PublishCheckDialog } from '../publishing/publish-check-dialog.tsx'
import { useDuplicate } from '../item/use-duplicate.ts'
import { publishesLater } from '../schedule/schedule-times.ts'
import { useChanges } from '../changes/use-changes.ts'
import { useItemActions } from '../actions/use-item-actions.ts'
import { usePreview } from '../item/use-preview.ts'

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
  const changes = useChanges(type)
  const preview = usePreview(type)
  const duplicate = useDuplicate(type)
  const [deleting, setDeleting] = useState(false)
  const [releasing, setReleasing] = useState(false)
  const status = statusOf(item)
  const hide = { label: 'Hide', onSelect: () => void perform('deactivate', [item]) }
  const publishChanges = {
    label: 'Publish changes',
    onSelect: () => void changes.publish(item),
  }
  // Hiding a draft would change nothing that anybody sees, until it is published and still hidden.
  const steps = {
    draft: [
      {
        label: publishesLater(item.publishAt ?? '') ? 'Schedule' : 'Publish',
        onSelect: () => setReleasing(true),
      },
    ],
    published: item.changesVersion === undefined ? [hide] : [publishChanges, hide],
    scheduled: [
      { label: hasDrafts(type) ? 'Publish now' : 'Show now', onSelect: () => setReleasing(true) },
      hide,
    ],
    hidden: [
      {
        label: 'Show',
        onSelect: () => (hasDrafts(type) ? void perform('activate', [item]) : setReleasing(true)),
      },
    ],
  } as const satisfies Record<Visibility, readonly MenuEntry[]>
  const entries: MenuEntry[] = [
    { label: 'Edit', link: <Link to={`/${type.name}/$id`} params={{ id: item.id }} /> },
    status === 'published' && type.addressOf
      ? { label: 'View on the site', link: <PublicLink address={type.addressOf(item)} /> }
      : { label: 'Preview', onSelect: () => void preview.open(item.id) },
    ...steps[status],
    { label: `Duplicate ${type.singular}`, onSelect: () => void duplicate(item.id) },
    { label: 'Delete…', danger: true, onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <RowMenu label={`Actions for ${item.title}`} entries={entries} />
      {releasing && (
        <PublishCheckDialog
          type={type}
          items={[item]}
          onPublish={() =>
            status === 'scheduled'
              ? void schedule(item, { publishAt: null })
              : void perform(publishAction(type), [item])
          }
          onClose={() => setReleasing(false)}
        />
      )}
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
