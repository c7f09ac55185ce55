import { useCompany } from '@repo/platform/site/company.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { PlanFigure } from '@repo/pictures/plan/plan-figure.tsx'
import { SiteWork } from '@repo/pictures/section/site-work.tsx'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Chart } from './chart.tsx'
import { partners } from './entries.ts'
import { FirstSteps } from './first-steps.tsx'
import { Named } from './named.tsx'
import { Roles } from './roles.tsx'
import { roleNames } from './steps.ts'
import { partnersWords as words } from '#words/index.ts'

export const partnersPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: function View({ lang }) {
    const { heading, lead, roles, terms, site } = words[lang]
    const { contactEmail } = useCompany()
    return (
      <>
        <PageOpening
          lang={lang}
          name="partners"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              <Row as="p" gap="200 300" align="center">
                <ButtonLink href={`mailto:${contactEmail}?subject=${encodeURIComponent(heading)}`}>
                  {terms.contact}
                </ButtonLink>
                <TextLink href={pathOf(lang, 'pricing')}>{terms.plan}</TextLink>
              </Row>
            </>
          }
          beside={
            <PlanFigure
              caption={site.caption}
              marks={roleNames.map((role) => roles.names[role])}
              block={site.block}
            >
              <SiteWork numbered />
            </PlanFigure>
          }
        />
        <Roles lang={lang} />
        <Chart lang={lang} />
        <FirstSteps lang={lang} />
        <Named lang={lang} partners={partners} />
      </>
    )
  },
}
