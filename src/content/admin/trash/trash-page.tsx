import { useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { RowMenu } from '#src/admin/form/row-menu.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { ListBody } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import type { Trashed } from '#src/content/version-calls.ts'
import { useContent } from '../content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { useUntrash } from './use-untrash.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** What was deleted of a type within the last 30 days. */
export function TrashPage<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const content = useContent(type)
  const list = useList<Trashed>(...content.trash)
  const dates = useDates()
  const mayPurge = useMay('trash:purge')
  const untrash = useUntrash(type)
  const [purging, setPurging] = useState<Trashed | null>(null)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const columns = columnsOf(dates)
  const actions: TableColumn<Trashed> = {
    id: 'actions',
    header: 'Actions',
    hiddenHeader: true,
    cell: (item) => (
      <RowMenu
        label={`Actions for ${item.title}`}
        entries={[
          { label: 'Restore', onSelect: () => void restore(item.id) },
          ...(mayPurge
            ? [{ label: 'Delete for good…', danger: true, onSelect: () => setPurging(item) }]
            : []),
        ]}
      />
    ),
  }

  async function restore(id: string): Promise<void> {
    setBusy((now) => new Set([...now, id]))
    await untrash([id])
    setBusy((now) => now.difference(new Set([id])))
  }

  return (
    <Page>
      <PageHeader
        title={`Trash: ${type.title}`}
        summary={`What was deleted stays here for 30 days. Restored, it has its id, its text and its earlier versions; what visitors saw comes back hidden.`}
      >
        <ListLink to={`/${type.name}`}>All {type.title.toLowerCase()}</ListLink>
      </PageHeader>
      <ListBody
        label={`Trash: ${type.title}`}
        list={list}
        columns={[...columns, actions]}
        rowName={({ title }) => title}
        rowsAreLinks={false}
        busy={busy}
        empty={
          <>
            <h2>The trash is empty</h2>
            <p>What you delete from {type.title.toLowerCase()} stays here for 30 days.</p>
          </>
        }
      />
      {purging && <Purge type={type} item={purging} onClose={() => setPurging(null)} />}
    </Page>
  )
}

const columnsOf = (dates: Dates): TableColumn<Trashed>[] => [
  {
    id: 'title',
    header: 'Title',
    size: 'wide',
    cell: ({ title, language }) => <span lang={language}>{title}</span>,
  },
  { id: 'language', header: 'Language', size: 'narrow', cell: ({ language }) => language },
  {
    id: 'deletedAt',
    header: 'Deleted',
    size: 'narrow',
    cell: ({ deletedAt, who }) =>
      [dates.dateTime(deletedAt), who].filter((part) => part !== null).join(', '),
  },
  {
    id: 'purgedAt',
    header: 'Kept until',
    size: 'narrow',
    cell: ({ purgedAt }) => dates.date(purgedAt),
  },
]

interface PurgeProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  item: Trashed
  onClose: () => void
}

function Purge<Row extends ContentRow, Item extends Row>({
  type,
  item: { id, title },
  onClose,
}: PurgeProps<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()
  async function purge(): Promise<void> {
    try {
      await content.purge(id)
      notifications.succeed(`“${title}” is deleted for good.`)
    } catch (error) {
      notifications.fail(error)
    }
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={`Delete “${title}” for good?`}
      confirmLabel="Delete for good"
      onConfirm={() => void purge()}
    >
      <p>
        Its text, its earlier versions and the unsaved texts that anybody has of it are gone at
        once. Nothing can bring them back. Files that only this {type.singular} used can be deleted
        from the library then.
      </p>
    </Confirm>
  )
}
