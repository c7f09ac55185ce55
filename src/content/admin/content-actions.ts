import { useMutation, useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNotices } from '#src/admin/notifications/notices.ts'
import type { FlagCall } from './content-state.ts'

export type ContentAction = FlagCall | 'delete'

interface Target {
  id: string
  title: string
}

interface ContentStore<Item> {
  name: string
  flag(call: FlagCall, id: string): Promise<Item>
  remove(id: string): Promise<unknown>
  read(id: string): Promise<Item>
}

interface Change {
  action: ContentAction
  id: string
}

interface Options<Item> {
  store: ContentStore<Item>
  /** Stores a deleted item anew, for the way back that the message offers. */
  restore: (item: Item) => Promise<unknown>
}

const done = {
  publish: 'published',
  activate: 'shown again',
  deactivate: 'hidden',
  delete: 'deleted',
} as const satisfies Record<ContentAction, string>

const inverseAction = { activate: 'deactivate', deactivate: 'activate' } as const

/** The actions on one or several items, each with its message and, where there is one, its way back. */
export function useContentActions<Item>({ store, restore }: Options<Item>) {
  const notices = useNotices()
  const { mutateAsync } = useMutation({
    mutationKey: [store.name, 'action'],
    async mutationFn({ action, id }: Change): Promise<Item | undefined> {
      if (action !== 'delete') return store.flag(action, id)
      const item = await store.read(id)
      await store.remove(id)
      return item
    },
  })

  /** Answers what became of the items that could be changed. */
  async function perform(action: ContentAction, targets: readonly Target[]): Promise<Item[]> {
    const changed: Item[] = []
    let rejected: unknown
    for (const { id } of targets) {
      try {
        // One after the other: each is a write of its own, and the list shows how far it is.
        const item = await mutateAsync({ action, id })
        if (item) changed.push(item)
      } catch (error) {
        rejected = error
      }
    }
    if (changed.length)
      notices.succeed(messageFor(action, targets, changed.length), undo(action, targets, changed))
    if (rejected !== undefined) notices.fail(rejected)
    return changed
  }

  function undo(action: ContentAction, targets: readonly Target[], changed: readonly Item[]) {
    if (action === 'publish') return undefined
    if (action === 'delete') {
      const run = () => void restoreAll(changed)
      return { label: changed.length > 1 ? 'Restore as drafts' : 'Restore as draft', run }
    }
    return { label: 'Undo', run: () => void perform(inverseAction[action], targets) }
  }

  async function restoreAll(items: readonly Item[]): Promise<void> {
    try {
      await Promise.all(items.map(restore))
      notices.succeed(items.length > 1 ? `${items.length} drafts restored.` : 'Draft restored.')
    } catch (error) {
      notices.fail(error)
    }
  }

  return perform
}

function messageFor(action: ContentAction, targets: readonly Target[], count: number): string {
  const [first] = targets
  if (targets.length === 1 && first) return `“${first.title}” is ${done[action]}.`
  return `${count} of ${targets.length} items ${done[action]}.`
}

/** What is under way, by item: rows show the outcome before the server has confirmed it. */
export function usePendingActions(name: string): ReadonlyMap<string, ContentAction> {
  const pending = useMutationState({
    filters: { mutationKey: [name, 'action'], status: 'pending' },
    select: (mutation) => mutation.state.variables as Change,
  })
  return useMemo(() => new Map(pending.map(({ id, action }) => [id, action])), [pending])
}
