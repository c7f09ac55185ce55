import { timestamp, type Clock } from '#src/server/clock.ts'
import { invalidField } from '#src/server/http/http-error.ts'
import type { ContentName, ContentType, ItemChange, ItemRow, Schedule } from '../content-type.ts'

/** ISO times, UTC. Absent: as it was. Null: without bound. */
export interface ScheduleInput {
  publishAt?: string | null | undefined
  hideAt?: string | null | undefined
}

const none: Schedule = { publish_at: null, hide_at: null }

/** The schedule of an item after a write; 422 where it would be hidden before it is shown. */
export function scheduleAfter(input: ScheduleInput, before: Schedule = none): Schedule {
  const { publishAt: publish_at = before.publish_at, hideAt: hide_at = before.hide_at } = input
  if (publish_at !== null && hide_at !== null && hide_at <= publish_at) {
    const field = input.hideAt ? 'hideAt' : 'publishAt'
    const message =
      field === 'hideAt'
        ? 'Choose a hide time after the publish time.'
        : 'Choose a publish time before the hide time.'
    throw invalidField(field, 'order', message)
  }
  return { publish_at, hide_at }
}

/**
 * The schedule of an item that somebody makes public: without a time that keeps it from the visitors
 * now, unless the caller says so.
 */
export function scheduleToShow(input: ScheduleInput, before: Schedule, now: string): Schedule {
  const { publish_at, hide_at } = scheduleAfter(input, before)
  const isLater = publish_at !== null && publish_at > now
  return {
    publish_at: isLater && !input.publishAt ? null : publish_at,
    hide_at: hideAfterShow(input, hide_at, now),
  }
}

/** The same of an item that is no longer to be hidden: what will show it later stays. */
export function scheduleToActivate(input: ScheduleInput, before: Schedule, now: string): Schedule {
  const schedule = scheduleAfter(input, before)
  return { ...schedule, hide_at: hideAfterShow(input, schedule.hide_at, now) }
}

const hideAfterShow = (input: ScheduleInput, hideAt: string | null, now: string) =>
  hideAt !== null && hideAt <= now && !input.hideAt ? null : hideAt

export const isSameSchedule = (a: Schedule, b: Schedule): boolean =>
  a.publish_at === b.publish_at && a.hide_at === b.hide_at

/** The columns that the schedule of a PUT changes. */
export function scheduleChange<Name extends ContentName>(
  type: Pick<ContentType<Name>, 'whenScheduled'>,
  clock: Clock,
  input: ScheduleInput,
  before: ItemRow<Name>,
): ItemChange<Name> {
  const schedule = scheduleAfter(input, before)
  if (isSameSchedule(schedule, before)) return {}
  return { ...schedule, ...type.whenScheduled?.(before, schedule, timestamp(clock)) }
}
