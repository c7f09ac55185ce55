import { brand } from '@repo/platform/brand/brand.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { fillCounts } from '@repo/platform/i18n/count-words.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './about.module.css'
import { Line } from './line.tsx'
import { Scope } from './scope.tsx'
import { aboutWords as words } from '#words/index.ts'

export const aboutPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  kind: 'AboutPage',
  View: ({ lang }) => {
    const { heading, lead, figures, stay, step } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="about"
          title={heading}
          lead={<p>{lead.replace('{year}', String(brand.founded))}</p>}
        />
        <Line lang={lang} />
        <Scope lang={lang} />
        <Section id="stay" title={stay.title}>
          <div className={styles.column}>
            <Prose>
              {stay.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <ul>
                {stay.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Prose>
          </div>
        </Section>
        <Section id="figures" title={figures.title} ground="paper-2">
          <div className={styles.column}>
            <Prose>
              {figures.text.map((text) => (
                <p key={text}>{fillCounts(lang, text, { count: caseResults.length })}</p>
              ))}
            </Prose>
            <Text above="250">
              <TextLink href={pathOf(lang, 'pricing')}>{figures.pricing}</TextLink>
            </Text>
            <Text above="250">
              <TextLink href={pathOf(lang, 'benefits')}>{figures.benefits}</TextLink>
            </Text>
          </div>
        </Section>
        <NextStep
          {...step}
          actions={[
            {
              label: siteWords[lang].pages['request-demo'],
              href: pathOf(lang, 'request-demo'),
            },
            { label: stay.contact, href: pathOf(lang, 'contact') },
          ]}
        />
      </>
    )
  },
}
