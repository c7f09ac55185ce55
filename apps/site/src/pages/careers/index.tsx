import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { Desk } from './desk.tsx'
import { jobPostings } from './job-postings.ts'
import { jobs } from './jobs.ts'
import { Openings } from './openings.tsx'
import { Unasked } from './unasked.tsx'
import { careersWords as words } from '#words/index.ts'

export const careersPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  things: ({ lang }, origin) => jobPostings(lang, origin, jobs),
  View: ({ lang }) => {
    const { heading, lead } = words[lang]
    return (
      <>
        <PageOpening lang={lang} name="careers" title={heading} lead={<p>{lead}</p>}>
          <Openings lang={lang} jobs={jobs} />
        </PageOpening>
        <Desk lang={lang} />
        <Unasked lang={lang} />
      </>
    )
  },
}
