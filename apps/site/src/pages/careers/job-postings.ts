import { countries } from '@repo/platform/facts/offices.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Thing } from '@repo/platform/site/page.ts'
import { organizationId } from '@repo/platform/site/document/structured-data.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import type { Job } from './jobs.ts'

/** One for each position that is open: none without a real one. */
export const jobPostings = (lang: Lang, origin: string, jobs: readonly Job[]): readonly Thing[] =>
  jobs.map(({ title, text, posted, office }) => ({
    '@type': 'JobPosting',
    title: title[lang],
    description: text[lang].map((paragraph) => `<p>${paragraph}</p>`).join(''),
    datePosted: posted,
    hiringOrganization: { '@id': organizationId(origin) },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: siteWords[lang].frame[office],
        addressCountry: countries[office],
      },
    },
  }))
