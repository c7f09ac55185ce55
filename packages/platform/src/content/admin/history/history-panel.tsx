import { useState, type ReactNode } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { useStable } from '#src/admin/use-stable.ts'
import { LoadMore } from '#src/admin/table/load-more.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import type { Revision } from '#src/content/version-calls.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Values } from '../fields/fields.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './history.module.css'
import { RevisionDialog } from './revision-dialog.tsx'
import { useLinkedRevision } from './use-linked-revision.ts'
import { changedNames, nameOfRevision } from './revision-names.ts'

const atFirst = 5

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** As it is stored. */
  item: Item
  form: Pick<
    ItemForm<Row, Item>,
    'values' | 'unsaved' | 'onScreen' | 'loading' | 'valuesIn' | 'take'
  >
  /** Keeps values as a draft of their own. */
  stash: (values: Values) => void
  readOnly: boolean
}

/** How an item came to be as it is, newest first. */
export function HistoryPanel<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, form, stash, readOnly } = props
  const content = useContent(type)
  const notifications = useNotifications()
  const dates = useDates()
  const list = useList<Revision>(...content.revisions(item.id), atFirst)
  const [opened, setOpened] = useState<Revision | null>(null)
  useLinkedRevision(type, item, setOpened)
  const [newest] = list.rows

  /** Also when it is taken back later: what has been typed since is kept. */
  const take = useStable((restored: Item) => {
    const typed = form.onScreen()
    if (typed) stash(typed)
    form.take(restored)
  })

  async function restore(revision: Revision, from: Item, back?: Revision): Promise<void> {
    try {
      const restored = await content.restore(from, revision.id)
      take(restored)
      notifications.succeed(
        restored.changes
          ? `“${restored.title}”: version of ${dates.dateTime(revision.at)} restored as unpublished changes. Publish the changes to show them to visitors.`
          : `“${restored.title}”: version of ${dates.dateTime(revision.at)} restored.`,
        back && { label: 'Undo', run: () => void restore(back, restored) },
      )
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <RecordPanel title="History">
      <Stack as="ol" gap="150" className={styles.history}>
        {form.unsaved && (
          <Entry name="Unsaved changes" isUnsaved>
            in this editor
          </Entry>
        )}
        {list.rows.map((revision) => (
          <RevisionEntry
            key={revision.id}
            type={type}
            revision={revision}
            onOpen={() => setOpened(revision)}
          />
        ))}
        {!list.pending && list.rows.length === 0 && (
          <Entry name="Created">{dates.dateTime(item.createdAt)}</Entry>
        )}
      </Stack>
      {list.hasMore && (
        <div>
          <LoadMore list={list} label="Earlier versions" />
        </div>
      )}
      {opened && (
        <RevisionDialog
          type={type}
          item={item}
          revision={opened}
          form={form}
          onClose={() => setOpened(null)}
          {...(!readOnly && {
            onRestore: () => {
              setOpened(null)
              void restore(opened, item, newest)
            },
          })}
        />
      )}
    </RecordPanel>
  )
}

interface EntryProps {
  name: ReactNode
  isUnsaved?: boolean
  children: ReactNode
}

const Entry = ({ name, isUnsaved = false, children }: EntryProps) => (
  <li data-unsaved={isUnsaved || undefined}>
    <Text as="b" weight="medium">
      {name}
    </Text>
    <Text as="span" tone="muted">
      {children}
    </Text>
  </li>
)

interface RevisionEntryProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  revision: Revision
  onOpen: () => void
}

function RevisionEntry<Row extends ContentRow, Item extends Row>(
  props: RevisionEntryProps<Row, Item>,
) {
  const { type, revision, onOpen } = props
  const dates = useDates()
  const at = dates.dateTime(revision.at)
  const name = nameOfRevision(revision)
  return (
    <Entry
      name={
        <Button variant="link" aria-label={`Changes since ${at}: ${name}`} onClick={onOpen}>
          {name}
        </Button>
      }
    >
      {[at, revision.who, changedNames(type, revision)].filter(Boolean).join(', ')}
    </Entry>
  )
}
