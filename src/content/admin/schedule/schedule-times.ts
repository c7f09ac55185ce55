import { statusOf } from '#src/content/status.ts'
import { wallTime } from '#src/i18n/zoned-time.ts'
import type { ContentRow } from '../content-type.ts'
import { textOf, type FieldErrors, type Values } from '../fields/fields.ts'

/** The zone of this device, as the IANA database names it. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const isToCome = (time: string | undefined, now: number): time is string =>
  time !== undefined && Date.parse(time) > now

/** What is entered, as clocks in the zone show it; a stored time that has passed is not shown. */
export const wallOf = (value: string, stored: string | undefined, zone: string, now: number) =>
  value !== '' && (value !== stored || isToCome(value, now)) ? wallTime(value, zone) : ''

/** Whether publishing means later: a time to come is set, or one is entered that is to be looked at. */
export const publishesLater = (
  value: string,
  stored: string | undefined,
  now = Date.now(),
): boolean => value !== '' && (value !== stored || isToCome(value, now))

const toCome = 'Choose a time to come.'

/** What is wrong with the times that have been entered; one that is as stored stays as it is. */
export function scheduleErrors(
  values: Values,
  stored: ContentRow | null,
  now = Date.now(),
): FieldErrors {
  const [publishAt, hideAt] = [textOf(values['publishAt']), textOf(values['hideAt'])]
  const isPublishChanged = publishAt !== (stored?.publishAt ?? '')
  const isHideChanged = hideAt !== (stored?.hideAt ?? '')
  const isCleared = isPublishChanged && publishAt === ''
  const isBefore = publishAt !== '' && hideAt !== '' && Date.parse(hideAt) <= Date.parse(publishAt)
  return {
    ...(isPublishChanged && publishAt !== '' && !isToCome(publishAt, now) && { publishAt: toCome }),
    // Without its time it would be public at once.
    ...(isCleared &&
      stored &&
      statusOf(stored, now) === 'scheduled' && {
        publishAt: 'Enter a time, or put it back and use “Publish now” or “Cancel the schedule”.',
      }),
    ...(isHideChanged && hideAt !== '' && !isToCome(hideAt, now)
      ? { hideAt: toCome }
      : isBefore && (isPublishChanged || isHideChanged)
        ? { hideAt: 'Choose a time after it is published.' }
        : {}),
  }
}
