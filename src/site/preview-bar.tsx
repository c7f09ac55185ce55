import { formatDate } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { formatTime } from '#src/i18n/opening.ts'
import { fill } from '#src/i18n/translate.ts'
import styles from './language-bar.module.css'
import { previewWords } from './messages/preview.ts'

/** Says that the page is a preview, and until when its link works; it stands where offers stand. */
export function PreviewBar({ lang, until }: { lang: Lang; until: string }) {
  const { name, text } = previewWords[lang]
  const time = formatTime(lang, new Date(until).toISOString().slice(11, 16))
  const date = `${formatDate(lang, until)}, ${time} UTC`
  return (
    <aside data-ground="ink" data-screen-only aria-label={name} className={styles.bar}>
      <p>{fill(lang, text, { date })}</p>
    </aside>
  )
}
