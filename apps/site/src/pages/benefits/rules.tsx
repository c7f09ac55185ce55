import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './rules.module.css'
import { benefitsWords as words } from '#words/index.ts'

/** What may be done with the figures, and the way to one's own. */
export function Rules({ lang }: { lang: Lang }) {
  const { title, items, own, method } = words[lang].rules
  const pricing = pathOf(lang, 'pricing')
  return (
    <Section ground="paper-2" id="rules" title={title}>
      <Columns as="ol" widths="1-1" from="medium" className={styles.rules}>
        {Object.values(items).map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </Columns>
      <Row as="p" gap="200 400" align="center" data-screen-only>
        <ButtonLink href={`${pricing}#estimate`}>{own}</ButtonLink>
        <TextLink href={`${pricing}#method`}>{method}</TextLink>
      </Row>
    </Section>
  )
}
