import { brand } from '@repo/platform/brand/brand.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Thing } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import type { EventEntry } from './data.ts'

/** As the six languages write it in the field of the place. */
const online = /^(online|en ligne|en línea)$/i

/** The upcoming events as schema.org describes them; items without date and place are left out. */
export const eventThings = (lang: Lang, origin: string, entries: readonly EventEntry[]): Thing[] =>
  entries.flatMap(({ event, title, summary, permalink }): Thing[] => {
    // Search engines demand a place.
    if (!event?.place) return []
    const { start, end, place, link } = event
    const url = origin + pathOf(lang, permalink)
    return [
      {
        '@type': 'Event',
        name: title,
        ...(summary && { description: summary }),
        url,
        inLanguage: localeOf[lang],
        startDate: start,
        ...(end && { endDate: end }),
        ...locationOf(place, link ?? url),
        organizer: { '@type': 'Organization', name: brand.name, url: origin },
      },
    ]
  })

function locationOf(place: string, url: string) {
  const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`
  return online.test(place.trim())
    ? { eventAttendanceMode: mode('Online'), location: { '@type': 'VirtualLocation', url } }
    : {
        eventAttendanceMode: mode('Offline'),
        location: { '@type': 'Place', name: place, address: place },
      }
}
