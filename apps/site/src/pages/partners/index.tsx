import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Chart } from './chart.tsx'
import { partners } from './entries.ts'
import { Named } from './named.tsx'
import styles from './partners.module.css'
import { roleNames } from './steps.ts'
import { partnersWords as words } from '#words/index.ts'

export const partnersPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: ({ lang }) => {
    const { heading, lead, roles, terms } = words[lang]
    return (
      <>
        <PageOpening lang={lang} name="partners" title={heading} lead={<p>{lead}</p>} />
        <Chart lang={lang} />
        <Section id="roles" title={roles.title} lead={<p>{roles.lead}</p>}>
          <dl>
            {roleNames.map((role) => (
              <DefinitionRow key={role} term={roles.names[role]} quiet>
                {roles.texts[role]}
              </DefinitionRow>
            ))}
          </dl>
        </Section>
        <Section id="terms" title={terms.title} ground="paper-2">
          <div className={styles.terms}>
            {terms.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <TextLink href={pathOf(lang, 'pricing')}>{terms.plan}</TextLink>
            </p>
            {pageExists('contact') && (
              <p>
                <ButtonLink href={pathOf(lang, 'contact')}>{terms.contact}</ButtonLink>
              </p>
            )}
          </div>
        </Section>
        <Named lang={lang} partners={partners} />
      </>
    )
  },
}
