import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { RowMenu } from '#src/admin/form/row-menu.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import type { Trashed } from '#src/content/version-calls.ts'
import { bulkTitle } from '../actions/action-message.ts'
import { BulkRunState } from '../bulk/bulk-run-state.tsx'
import { runInParts } from '../bulk/run-in-parts.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { TrashSearch } from './trash-search.ts'
import { useUntrash } from './use-untrash.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** What was deleted of a type within the last 30 days. */
export function TrashPage<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const query = useSearch({ from: `/${type.name}/trash` })
  const content = useContent(type)
  const list = useList<Trashed>(...content.trash(query))
  const dates = useDates()
  const mayPurge = useMay('trash:purge')
  const untrash = useUntrash(type)
  const [purging, setPurging] = useState<Purging | null>(null)
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
          { label: 'Restore', onSelect: () => void restore([item]) },
          ...(mayPurge
            ? [
                {
                  label: 'Delete permanently…',
                  danger: true,
                  onSelect: () => setPurging({ items: [item] }),
                },
              ]
            : []),
        ]}
      />
    ),
  }

  async function restore(items: readonly Trashed[]): Promise<void> {
    const ids = new Set(items.map(({ id }) => id))
    setBusy((now) => now.union(ids))
    await untrash(items)
    setBusy((now) => now.difference(ids))
  }

  return (
    <>
      <BulkRunState />
      <ListPage<Trashed, TrashSearch>
        title={`Trash: ${type.title}`}
        summary="Deleted items stay here for 30 days. Restoring keeps the text, ID and history. Items that were public come back hidden."
        actions={<ListLink to={`/${type.name}`}>All {type.title.toLowerCase()}</ListLink>}
        query={query}
        searchLabel="Search titles"
        list={list}
        columns={[...columns, actions]}
        rowName={({ title }) => title}
        rowsAreLinks={false}
        busy={busy}
        selectsAll
        bulk={(selected, clear) => (
          <>
            <Button onClick={() => void restore(selected).then(clear)}>Restore</Button>
            {mayPurge && (
              <Button
                variant="danger"
                onClick={() => setPurging({ items: selected, onDone: clear })}
              >
                Delete permanently…
              </Button>
            )}
          </>
        )}
        empty={
          <>
            <h2>The trash is empty</h2>
            <p>Deleted {type.plural} appear here for 30 days, in case you want to restore them.</p>
          </>
        }
      />
      {purging && <Purge type={type} {...purging} onClose={() => setPurging(null)} />}
    </>
  )
}

/** The items that somebody is asked about. */
interface Purging {
  items: readonly Trashed[]
  onDone?: () => void
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

interface PurgeProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item>, Purging {
  onClose: () => void
}

function Purge<Row extends ContentRow, Item extends Row>(props: PurgeProps<Row, Item>) {
  const { type, items, onDone, onClose } = props
  const content = useContent(type)
  const notifications = useNotifications()
  const [first] = items
  const isOne = items.length === 1
  const name = isOne && first ? `“${first.title}”` : `${items.length} ${type.plural}`

  async function purge(): Promise<void> {
    const title = bulkTitle(type, 'purge', items)
    const { done, failures, isStopped } = await runInParts(title, items, content.purgeMany)
    if (done.length) {
      const outcome = isOne
        ? `${name} deleted permanently.`
        : `${done.length} of ${items.length} ${type.plural} deleted permanently.`
      notifications.succeed(
        isStopped ? `${outcome} The rest are unchanged because you stopped.` : outcome,
      )
    }
    const last = failures.at(-1)
    if (last) notifications.fail(last.error)
    onDone?.()
  }

  return (
    <Confirm
      open
      onClose={onClose}
      title={`Delete ${name} permanently?`}
      confirmLabel={isOne ? 'Delete permanently' : `Delete ${name} permanently`}
      onConfirm={() => void purge()}
    >
      <p>
        {isOne
          ? `This deletes the ${type.singular} with its history and everyone’s unsaved changes.`
          : `This deletes the ${type.plural} with their history and everyone’s unsaved changes.`}{' '}
        This cannot be undone. Library files used only here can then be deleted too.
      </p>
    </Confirm>
  )
}
