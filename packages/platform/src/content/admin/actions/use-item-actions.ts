import { useDates } from '#src/admin/dates.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { statusOf } from '#src/content/status.ts'
import { bulkTitle, hiddenOf, messageFor, restoreLabel, scheduleMessage } from './action-message.ts'
import { runInParts, type Failure } from '../bulk/run-in-parts.ts'
import { outcomeOf } from '../publishing/consequences.ts'
import type { ContentAction } from '../store/content-state.ts'
import { useContent, type ContentStore } from '../store/content-store.ts'
import { publishAction, type ContentRow, type ContentType } from '../content-type.ts'
import type { ScheduleChange } from '../content-api.ts'
import { useUntrash } from '../trash/use-untrash.ts'

interface PerformOptions<Row> {
  /** Called for each item that the action does not change. */
  onFailure?: (failure: Failure<Row>) => void
  /** Acts also on items that a colleague has changed since they were listed. */
  anyVersion?: boolean
}

const inverseAction = { activate: 'deactivate', deactivate: 'activate' } as const

/**
 * The actions on one or several items, each with its notification and, where possible, undo.
 *
 * Reversible actions (show, hide, schedule) run at once. Deleting asks first and names the
 * consequences.
 */
export function useItemActions<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
) {
  const content = useContent(type)
  const notifications = useNotifications()
  const dates = useDates()
  const untrash = useUntrash(type)

  /** Returns the changed items. */
  async function perform(
    action: ContentAction,
    targets: readonly Row[],
    { onFailure, anyVersion = false }: PerformOptions<Row> = {},
  ): Promise<Row[]> {
    const { changed, failures, isStopped } = await callFor(content, type, {
      action,
      targets,
      anyVersion,
    })
    const [first] = changed
    const isScheduled = targets.length === 1 && first && action === 'publish' && isLater(first)
    const message = isScheduled
      ? scheduleMessage(first, dates.dateTime)
      : messageFor(type, action, { targets, changed })
    if (changed.length)
      notifications.succeed(
        isStopped ? `${message} The rest are unchanged because you stopped.` : message,
        followUp(action, changed),
        outcomeOf(type, reached(targets, changed), action === 'delete' ? [] : changed),
      )
    for (const failure of failures) onFailure?.(failure)
    const last = failures.at(-1)
    if (last) notifications.fail(last.error)
    return changed
  }

  /** Returns the step that undoes or completes the action. */
  function followUp(action: ContentAction, changed: readonly Row[]) {
    if (action === 'publish') {
      const hidden = hiddenOf(changed)
      if (hidden.length === 0) return undefined
      return { label: 'Show', run: () => void perform('activate', hidden) }
    }
    if (action !== 'delete')
      return { label: 'Undo', run: () => void perform(inverseAction[action], changed) }
    return { label: restoreLabel(changed), run: () => void untrash(changed) }
  }

  /** Schedules when an item becomes public or is hidden. Returns the changed item. */
  async function schedule(item: Row, change: ScheduleChange, isShown = true) {
    const showAction = item.published === false ? publishAction(type) : 'activate'
    const action = isShown ? showAction : 'deactivate'
    try {
      const changed = await content.act(action, item.id, change)
      notifications.succeed(
        scheduleMessage(changed, dates.dateTime),
        undoOf(item, changed),
        outcomeOf(type, [item], [changed]),
      )
      return changed
    } catch (error) {
      notifications.fail(error)
      return undefined
    }
  }

  /** A published item cannot become a draft again; undo hides it. */
  function undoOf(before: Row, changed: Row) {
    const stored = { publishAt: before.publishAt ?? null, hideAt: before.hideAt ?? null }
    return statusOf(before) === 'draft'
      ? { label: 'Hide', run: () => void schedule(changed, stored, false) }
      : { label: 'Undo', run: () => void schedule(changed, stored, before.active) }
  }

  return { perform, schedule }
}

interface ActionCall<Row> {
  action: ContentAction
  targets: readonly Row[]
  anyVersion: boolean
}

/** Sends the item's own call for one item, and bulk calls for several. */
async function callFor<Row extends ContentRow, Item extends Row>(
  content: ContentStore<Row, Item>,
  type: ContentType<Row, Item>,
  { action, targets, anyVersion }: ActionCall<Row>,
) {
  const [only] = targets
  if (!only || targets.length > 1) {
    const title = bulkTitle(type, action, targets)
    const { done, ...rest } = await runInParts(title, targets, (part) =>
      content.bulk({ action }, anyVersion ? part.map(({ id }) => ({ id })) : part),
    )
    return { ...rest, changed: done.map(({ item }) => item) }
  }
  try {
    const item = await content.act(action, only.id, laterOf(action, only))
    return { changed: [item], failures: [], isStopped: false }
  } catch (error) {
    return { changed: [], failures: [{ item: only, error }], isStopped: false }
  }
}

const isLater = ({ publishAt }: ContentRow): boolean =>
  publishAt !== undefined && Date.parse(publishAt) > Date.now()

/**
 * Publishing an item with a future publish time schedules it; otherwise it would be public at once.
 */
const laterOf = (action: ContentAction, item: ContentRow): ScheduleChange | undefined =>
  action === 'publish' && isLater(item) ? { publishAt: item.publishAt } : undefined

/** Returns the rows on which the action succeeded. */
const reached = <Row extends ContentRow>(targets: readonly Row[], changed: readonly Row[]) =>
  targets.filter(({ id }) => changed.some((one) => one.id === id))
