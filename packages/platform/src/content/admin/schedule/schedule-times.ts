import { statusOf } from '#src/content/status.ts'
import type { ContentRow } from '../content-type.ts'
import { scheduleLabels } from '../field-types.ts'
import { textOf, type FieldErrors, type Values } from '../fields/fields.ts'

/** The zone of this device, as the IANA database names it. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const isToCome = (time: string, now: number): boolean => time !== '' && Date.parse(time) > now

/** Whether publishing means later: a future time is stored or entered. */
export const publishesLater = (value: string, now = Date.now()): boolean => isToCome(value, now)

/** Whether a past publish time is entered or stored, which an article carries as its date. */
export const isBackdated = (value: string, now: number): boolean =>
  value !== '' && !isToCome(value, now)

const toCome = 'Choose a time in the future.'

/**
 * What is wrong with the entered times; one that is as stored is not checked. `isDated`: the type
 * accepts a past publish time as the date of an item.
 */
export function scheduleErrors(
  values: Values,
  stored: ContentRow | null,
  isDated: boolean,
  now = Date.now(),
): FieldErrors {
  const [publishAt, hideAt] = [textOf(values['publishAt']), textOf(values['hideAt'])]
  const isPublishChanged = publishAt !== (stored?.publishAt ?? '')
  const isHideChanged = hideAt !== (stored?.hideAt ?? '')
  const publishError = isPublishChanged && publishErrorOf(publishAt, stored, isDated, now)
  const isPast = isHideChanged && hideAt !== '' && !isToCome(hideAt, now)
  const isBefore = publishAt !== '' && hideAt !== '' && Date.parse(hideAt) <= Date.parse(publishAt)
  const isWrongOrder = isBefore && (isPublishChanged || isHideChanged)
  const orderError =
    isWrongOrder && `Choose a time later than “${scheduleLabels(isDated).publishAt}”.`
  const hideError = isPast ? toCome : orderError
  return {
    ...(publishError && { publishAt: publishError }),
    ...(hideError && { hideAt: hideError }),
  }
}

function publishErrorOf(
  publishAt: string,
  stored: ContentRow | null,
  isDated: boolean,
  now: number,
): string | undefined {
  if (isToCome(publishAt, now)) return undefined
  // Without a future time, Save would make it public at once.
  if (stored && statusOf(stored, now) === 'scheduled') {
    const verb = isDated ? 'Publish' : 'Show'
    const otherwise = `To use “${verb} now” or “Cancel schedule”, first restore the saved time.`
    return publishAt === ''
      ? `Enter a time. ${otherwise}`
      : `This would ${verb.toLowerCase()} the item immediately, because the time has passed. Choose a future time. ${otherwise}`
  }
  return publishAt === '' || isDated ? undefined : toCome
}
