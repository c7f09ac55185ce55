import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import styles from './language-bar.module.css'
import { previewWords } from './messages/preview.ts'

/** Says that the page is a preview, and until when its link works; it stands where offers stand. */
export function PreviewBar({ lang, until }: { lang: Lang; until: string }) {
  const { name, text } = previewWords[lang]
  const date = new Intl.DateTimeFormat(localeOf[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(until))
  return (
    <aside data-ground="ink" data-screen-only aria-label={name} className={styles.bar}>
      <p>{fill(lang, text, { date })}</p>
    </aside>
  )
}
