import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Combobox } from '#src/admin/form/combobox.tsx'
import { Dialog, DialogButtons } from '#src/admin/form/dialog.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { counted } from '#src/admin/queue.tsx'
import { isVisible } from '#src/rest/clean-text.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import type { Failed } from './failed-items.tsx'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { boundsOf } from '../fields/bounds.ts'
import { runInParts } from '../bulk/run-in-parts.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  items: readonly Row[]
  onDone: () => void
  onFailed: (failed: Failed<Row>) => void
  onClose: () => void
}

type Change = 'add' | 'remove'

/** Adds a category to the selected items, or removes it from them. */
export function SetCategory<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, items, onClose } = props
  const client = useClient()
  const set = useSetCategory(props)
  const [name, setName] = useState('')
  const languages = [...new Set(items.map(({ language }) => language))]
  const { data: names = [] } = useQuery({
    queryKey: [type.name, 'lists', 'categories', languages],
    queryFn: async () =>
      (
        await Promise.all(
          languages.map(async (one) => (await type.categories?.(client, one)) ?? []),
        )
      ).flat(),
  })
  const isEmpty = !isVisible(name)

  function run(change: Change): void {
    if (isEmpty) return
    onClose()
    void set(change, name.trim(), items)
  }

  return (
    <Dialog
      title={`Add or remove a category: ${counted(items.length, type.singular, type.plural)}`}
      onClose={onClose}
    >
      {languages.length > 1 && (
        <p>
          The selected {type.plural} are in {languages.length} languages (
          {languages.map((one) => englishNameOf[one]).join(', ')}). A category name applies to one
          language only.
        </p>
      )}
      <Field label="Category" required>
        {(control) => (
          <Combobox
            control={control}
            options={[...new Set(names)]}
            newLabel="New category"
            maxLength={boundsOf(type, categoriesKey(type)).each?.max}
            value={name}
            onChange={setName}
            onChoose={setName}
          />
        )}
      </Field>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button disabled={isEmpty} onClick={() => run('remove')}>
          Remove
        </Button>
        <Button variant="primary" disabled={isEmpty} onClick={() => run('add')}>
          Add
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** The key of the contract under which an item has its categories. */
const categoriesKey = <Row extends ContentRow, Item extends Row>(type: ContentType<Row, Item>) =>
  [...type.fields].find(([, field]) => field.control === 'chips' && !field.options)?.[0] ?? ''

const words = {
  add: { action: 'addCategory', gerund: 'Adding', done: 'added to', preposition: 'to' },
  remove: {
    action: 'removeCategory',
    gerund: 'Removing',
    done: 'removed from',
    preposition: 'from',
  },
} as const

function useSetCategory<Row extends ContentRow, Item extends Row>({
  type,
  onDone,
  onFailed,
}: Props<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()

  return async function set(
    change: Change,
    category: string,
    items: readonly Row[],
    anyVersion = false,
  ): Promise<void> {
    const { action, gerund, preposition, done: outcome } = words[change]
    const title = `${gerund} “${category}” ${preposition} ${items.length} ${type.plural}`
    const { done, failures, isStopped } = await runInParts(title, items, (part) =>
      content.bulk({ action, category }, anyVersion ? part.map(({ id }) => ({ id })) : part),
    )
    onDone()
    const versions = new Map(items.map(({ id, version }) => [id, version]))
    const changed = done.flatMap(({ item }) =>
      versions.get(item.id) === item.version ? [] : [item],
    )
    const inverse = change === 'add' ? 'remove' : 'add'
    const message = `“${category}” ${outcome} ${done.length} of ${items.length} ${type.plural}.`
    if (done.length)
      notifications.succeed(
        isStopped ? `${message} The rest are unchanged because you stopped.` : message,
        changed.length > 0
          ? { label: 'Undo', run: () => void set(inverse, category, changed) }
          : undefined,
      )
    if (failures.length === 0) return
    notifications.fail(failures.at(-1)?.error)
    const again = failures.map(({ item }) => item)
    onFailed({ tried: items, failures, retry: () => void set(change, category, again, true) })
  }
}
