import { DataPath } from '@repo/pictures/section/data-path.tsx'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './drawing.module.css'
import { figures } from './figures.ts'
import { partNames } from './part-names.ts'
import { solutionWords as words } from '#words/index.ts'

/** The system in one drawing; the name of a part lights its stretch and leads to what it does. */
export function Drawing({ lang }: { lang: Lang }) {
  const { label, caption, ...texts } = words[lang].drawing
  const { live, analytics } = figures(lang)
  return (
    <figure className={styles.stage} data-ground="ink">
      <nav aria-label={label}>
        <ol className={styles.names}>
          {partNames.map((part) => (
            <li key={part}>
              <a href={`#part-${part}`} data-lights={part}>
                {words[lang].parts[part].name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <DataPath
        id="data-path"
        texts={{ ...texts, live, report: analytics }}
        wholeClass={styles.whole}
        piecesClass={styles.pieces}
      />
      <Text as="figcaption" size="compact" tone="muted" className={styles.caption}>
        {caption}
      </Text>
    </figure>
  )
}
