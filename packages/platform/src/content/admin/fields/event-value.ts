import { instantOf, wallTime } from '#src/i18n/zoned-time.ts'

/** An event as a form has it: times as clocks in its zone show them, `2026-12-03T14:00`. */
export interface EventValue {
  start: string
  end: string
  timeZone: string
  place: string
  link: string
  /** The instants of `start` and `end` as they are stored: a clock shows the same time twice on one night a year. */
  stored?: Pick<Stored, 'start' | 'end'>
}

/** What a new event starts with. */
export const blankEvent: EventValue = {
  start: '',
  end: '',
  timeZone: 'Europe/London',
  place: '',
  link: '',
}

/** The value of the field is a text, as every other: empty where there is no event. */
export const writeEvent = ({ start, end, timeZone, place, link, stored }: EventValue): string =>
  JSON.stringify({ start, end, timeZone, place, link, stored })

export function readEvent(text: string): EventValue | null {
  try {
    const event = text === '' ? null : (JSON.parse(text) as Partial<EventValue> | null)
    // A draft of another version can lack a part.
    return event && { ...blankEvent, ...event }
  } catch {
    return null
  }
}

interface Stored {
  start: string
  end: string | null
  timeZone: string
  place: string | null
  link: string | null
}

/** From an item as it is stored. */
export function eventOf(stored: Stored | undefined): string {
  if (!stored) return ''
  const { start, end, timeZone, place, link } = stored
  return writeEvent({
    start: wallTime(start, timeZone),
    end: end === null ? '' : wallTime(end, timeZone),
    timeZone,
    place: place ?? '',
    link: link ?? '',
    stored: { start, end },
  })
}

/** As the call takes it; what is no time stays as it was typed, and the contract rejects it. */
export function bodyOfEvent(text: string): object | null {
  const event = readEvent(text)
  if (!event) return null
  const { stored, ...body } = event
  /** A time that still shows what is stored is sent as it is stored. */
  const instant = (wall: string, before: string | null | undefined) => {
    try {
      if (before && wallTime(before, event.timeZone) === wall) return before
      return instantOf(wall, event.timeZone) ?? wall
    } catch {
      return wall
    }
  }
  return {
    ...body,
    start: instant(event.start, stored?.start),
    end: event.end && instant(event.end, stored?.end),
  }
}

const messages: Readonly<Record<string, string>> = {
  start: 'Enter the date and time when the event starts.',
  end: 'Enter an end time after the start, or leave the end empty.',
  timeZone: 'Enter a time zone, such as Europe/London.',
  place: 'Enter at most 200 characters for the place.',
  link: 'Enter a URL that starts with https://.',
}

/** What is wrong with it, by the first part of it that the contract rejects. */
export const eventError = (path: readonly PropertyKey[]): string =>
  messages[String(path[0])] ?? 'Complete the date and place of the event, or remove them.'

/** The part that an error is about; undefined for the event as a whole. */
export const wrongPart = (error: string | undefined): string | undefined =>
  Object.keys(messages).find((part) => messages[part] === error)

/** As it is told from another. */
export function eventText(text: string): string {
  const event = readEvent(text)
  if (!event) return '(none)'
  const { start, end, timeZone, place, link } = event
  const times = [start, end].filter(Boolean).join(' to ').replaceAll('T', ' ')
  return [times, timeZone, place, link].filter(Boolean).join(', ')
}
