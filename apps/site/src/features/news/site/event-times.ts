import { withOrdinal } from '@repo/platform/i18n/format.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { formatClock } from '@repo/platform/i18n/opening.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { wallTime } from '@repo/platform/i18n/zoned-time.ts'
import type { NewsEvent } from '../event.ts'
import { eventsWords as eventWords } from '#words/index.ts'

/** `British Summer Time`: the zone's name at that time. */
const zoneName = (lang: Lang, iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf[lang], { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** An event's times as its own clocks show them, in the page's language. */
export function eventTimes(lang: Lang, { start, end, timeZone }: NewsEvent) {
  const words = eventWords[lang]
  const write = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[lang], { ...options, timeZone }).format(new Date(iso))
  const clock = (iso: string) => formatClock(lang, wallTime(iso, timeZone).slice(11))
  const at = (iso: string) => fill(lang, words.at, { from: clock(iso) })
  const day = (iso: string) => withOrdinal(lang, write(iso, { dateStyle: 'full' }))
  const hours = () => {
    if (end === null) return at(start)
    if (day(end) === day(start))
      return fill(lang, words.range, { from: clock(start), to: clock(end) })
    return `${at(start)} – ${day(end)}, ${at(end)}`
  }
  return {
    /** `3` */
    dayOfMonth: write(start, { day: 'numeric' }),
    /** `Dec 2026` */
    month: write(start, { month: 'short', year: 'numeric' }),
    /** `Thursday, 3 December 2026` */
    day: day(start),
    hours: hours(),
    zone: zoneName(lang, start, timeZone),
  }
}
