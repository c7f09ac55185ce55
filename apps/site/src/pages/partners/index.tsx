import { useCompany } from '@repo/platform/site/company.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { PlanFigure } from '@repo/pictures/plan/plan-figure.tsx'
import { SiteWork } from '@repo/pictures/section/site-work.tsx'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
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
              <p>{terms.text[0]}</p>
              <p>
                <ButtonLink href={`mailto:${contactEmail}?subject=${encodeURIComponent(heading)}`}>
                  {terms.contact}
                </ButtonLink>
              </p>
            </>
          }
        >
          <PlanFigure
            beside
            caption={site.caption}
            marks={roleNames.map((role) => roles.names[role])}
            block={site.block}
          >
            <SiteWork numbered />
          </PlanFigure>
        </PageOpening>
        <Roles lang={lang} />
        <Chart lang={lang} />
        <FirstSteps lang={lang} />
        <Named lang={lang} partners={partners} />
      </>
    )
  },
}
