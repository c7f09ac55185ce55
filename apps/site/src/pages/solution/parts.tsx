import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { figures } from './figures.ts'
import { partNames, parts } from './part-names.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './parts.module.css'
import { solutionWords as words } from '#words/index.ts'

/** What each part of the drawing does, with its limit, and where there is more about it. */
export function Parts({ lang }: { lang: Lang }) {
  const { title, ...texts } = words[lang].parts
  const values = figures(lang)
  return (
    <Section ground="paper-2" id="parts" title={title}>
      <ol className={styles.parts}>
        {partNames.map((part) => (
          <Columns
            as="li"
            gap="075 400"
            key={part}
            id={`part-${part}`}
            together
            className={styles.part}
          >
            <h3>{texts[part].name}</h3>
            <Text measure="sentence">{fill(lang, texts[part].text, values)}</Text>
            {pageExists(parts[part]) && (
              <p className={styles.link}>
                <TextLink href={pathOf(lang, parts[part])}>{texts[part].link}</TextLink>
              </p>
            )}
          </Columns>
        ))}
      </ol>
    </Section>
  )
}
