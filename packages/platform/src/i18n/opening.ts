import { localeOf, type Lang } from './locales.ts'

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** Hours as schema.org writes them, `Mo-Fr 09:00-17:30; Sa 10:00-14:00`, in the words of a language. */
export const formatOpening = (lang: Lang, opening: string): string =>
  opening
    .split('; ')
    .map((range) => {
      const [on = '', hours = ''] = range.split(' ')
      const names = on.split('-').map((day) => nameOf(lang, day))
      const times = hours.split('-').map((time) => formatClock(lang, time))
      return `${names.join('–')} ${times.join('–')}${after[lang] ?? ''}`
    })
    .join(', ')

const nameOf = (lang: Lang, day: string) =>
  new Intl.DateTimeFormat(localeOf[lang], { weekday: 'short', timeZone: 'UTC' }).format(
    someMonday + days.indexOf(day) * dayMs,
  )

const after: Partial<Record<Lang, string>> = { de: '\u00a0Uhr', es: '\u00a0h' }
const middle: Partial<Record<Lang, string>> = { fr: '\u00a0h\u00a0', pt: 'h' }

/** A time of day, `06:15`, in house style: 6:15 Uhr in German. */
export const formatTime = (lang: Lang, time: string): string =>
  formatClock(lang, time) + (after[lang] ?? '')

/** 06:15 in English, 6 h 15 in French, 6h15 in Portuguese, else 6:15. */
export function formatClock(lang: Lang, time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${lang === 'en' ? hours : Number(hours)}${middle[lang] ?? ':'}${minutes}`
}
