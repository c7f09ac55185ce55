import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { pageExists } from '#src/site/existing-pages.ts'
import { pathOf } from '#src/site/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { figures } from './figures.ts'
import { partNames, parts } from './part-names.ts'
import styles from './parts.module.css'
import { words } from './words.ts'

/** What each part of the drawing does, with its limit, and where there is more about it. */
export function Parts({ lang }: { lang: Lang }) {
  const { title, ...texts } = words[lang].parts
  const values = figures(lang)
  return (
    <Section ground="paper-2" id="parts" title={title}>
      <ol className={styles.parts}>
        {partNames.map((part) => (
          <li key={part} id={`part-${part}`} className={styles.part}>
            <h3>{texts[part].name}</h3>
            <p>{fill(lang, texts[part].text, values)}</p>
            {pageExists(parts[part]) && (
              <p className={styles.link}>
                <TextLink href={pathOf(lang, parts[part])}>{texts[part].link}</TextLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
