import { instantOf, wallTime } from '#src/i18n/zoned-time.ts'
import type { Schedule } from '#src/content/schedule.ts'

/** The times of the form as clocks in its zone show them, `2026-12-03T14:00`; empty: none to come. */
export interface ScheduleTimes {
  publishAt: string
  hideAt: string
}

export type ScheduleErrors = Partial<Record<keyof ScheduleTimes, string>>

/** The zone of this device, as the IANA database names it. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const isToCome = (time: string | undefined, now: number): time is string =>
  time !== undefined && Date.parse(time) > now

/** What is stored, as far as it is to come. */
export function timesOf({ publishAt, hideAt }: Schedule, zone: string, now: number): ScheduleTimes {
  const wall = (time: string | undefined) => (isToCome(time, now) ? wallTime(time, zone) : '')
  return { publishAt: wall(publishAt), hideAt: wall(hideAt) }
}

/** ISO, UTC; undefined where nothing, or no whole time, is entered. */
export const instantsOf = ({ publishAt, hideAt }: ScheduleTimes, zone: string): Schedule => ({
  publishAt: instantOf(publishAt, zone),
  hideAt: instantOf(hideAt, zone),
})

export function errorsOfTimes(
  times: ScheduleTimes,
  zone: string,
  now = Date.now(),
): ScheduleErrors {
  const { publishAt, hideAt } = instantsOf(times, zone)
  const isLate = (entered: string, time: string | undefined) =>
    entered !== '' && !isToCome(time, now)
  return {
    ...(isLate(times.publishAt, publishAt) && { publishAt: 'Choose a time to come.' }),
    ...(isLate(times.hideAt, hideAt)
      ? { hideAt: 'Choose a time to come.' }
      : publishAt && hideAt && hideAt <= publishAt
        ? { hideAt: 'Choose a time after it is published.' }
        : {}),
  }
}

/** The keys of a call that stores the times: what is not to come any more stays as it is. */
export function bodyOfTimes(
  stored: Schedule,
  times: ScheduleTimes,
  zone: string,
  now = Date.now(),
) {
  const instants = instantsOf(times, zone)
  const change = (key: keyof ScheduleTimes) =>
    instants[key] !== undefined
      ? { [key]: instants[key] }
      : isToCome(stored[key], now)
        ? { [key]: null }
        : {}
  return { ...change('publishAt'), ...change('hideAt') }
}
