import { useCompany } from '@repo/platform/site/company.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { jobPostings } from './job-postings.ts'
import { jobs } from './jobs.ts'
import { Openings } from './openings.tsx'
import { Unasked } from './unasked.tsx'
import { Work } from './work.tsx'
import { careersWords as words } from '#words/index.ts'

export const careersPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  things: ({ lang }, origin) => jobPostings(lang, origin, jobs),
  View: function View({ lang }) {
    const { heading, lead, openings, unasked, picture } = words[lang]
    const { contactEmail } = useCompany()
    const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(unasked.subject)}`
    return (
      <>
        <PageOpening
          lang={lang}
          name="careers"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              {jobs.length === 0 && (
                <>
                  <Text weight="strong" tone="text">
                    {openings.none}
                  </Text>
                  <p>{openings.next}</p>
                </>
              )}
              <p>
                <ButtonLink href={mail}>{unasked.apply}</ButtonLink>
              </p>
            </>
          }
        >
          <RenderFigure lang={lang} name="installer" width="full" caption={picture} eager />
        </PageOpening>
        {jobs.length > 0 && (
          <Section id="vacancies" title={openings.title}>
            <Openings lang={lang} jobs={jobs} />
          </Section>
        )}
        <Work lang={lang} />
        <Unasked lang={lang} />
      </>
    )
  },
}
