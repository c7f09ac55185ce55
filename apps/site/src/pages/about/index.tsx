import { brand } from '@repo/platform/brand/brand.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { fill } from '@repo/platform/i18n/translate.ts'
import { fillCounts } from '@repo/platform/i18n/count-words.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Errors, factor } from './errors.tsx'
import { Line } from './line.tsx'
import { Pulse } from './pulse.tsx'
import { Scope } from './scope.tsx'
import { aboutWords as words } from '#words/index.ts'

export const aboutPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  kind: 'AboutPage',
  View: ({ lang }) => {
    const { heading, lead, picture, figures, stay, step } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="about"
          title={heading}
          lead={<p>{lead.replace('{year}', String(brand.founded))}</p>}
        >
          <RenderFigure
            lang={lang}
            name="above"
            width="full"
            caption={fill(lang, picture, { factor })}
            over={<Errors lang={lang} />}
            eager
          />
        </PageOpening>
        <Line lang={lang} />
        <Scope lang={lang} />
        <Section
          id="stay"
          ground="paper-2"
          title={stay.title}
          lead={
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
          }
          beside={<RenderFigure lang={lang} name="anchor" width="half" />}
        />
        <Section
          id="figures"
          title={figures.title}
          lead={<Pulse lang={lang} />}
          beside={
            <Stack gap="200">
              {figures.text.map((text) => (
                <p key={text}>{fillCounts(lang, text, { count: caseResults.length })}</p>
              ))}
              <Row as="p" gap="150 400">
                <TextLink href={pathOf(lang, 'pricing')}>{figures.pricing}</TextLink>
                <TextLink href={pathOf(lang, 'benefits')}>{figures.benefits}</TextLink>
              </Row>
            </Stack>
          }
        />
        <NextStep
          {...step}
          ground="paper-2"
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
