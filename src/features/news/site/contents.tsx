import type { Lang } from '#src/i18n/locales.ts'
import { words } from '#src/site/words.ts'
import styles from './contents.module.css'
import type { Heading } from './data.ts'

interface ContentsProps {
  lang: Lang
  headings: readonly Heading[]
}

/** Stays in sight beside the text where there is room. */
export function Contents({ lang, headings }: ContentsProps) {
  const title = words[lang].words.onThisPage
  return (
    <nav aria-label={title} className={styles.contents}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
