import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { careersPage } from './index.tsx'
import { jobPostings } from './job-postings.ts'
import type { Job } from './jobs.ts'
import { Openings } from './openings.tsx'
import { careersWords as words } from '#words/index.ts'

const all = (text: string) => ({ en: text, de: text, es: text, fr: text, it: text, pt: text })
const job: Job = {
  id: 'surveyor',
  office: 'lisbon',
  posted: '2026-11-21',
  title: all('Anchor surveyor'),
  text: {
    en: ['Paid.'],
    de: ['Paid.'],
    es: ['Paid.'],
    fr: ['Paid.'],
    it: ['Paid.'],
    pt: ['Paid.'],
  },
}

test.each(langs)('%s: without a position the page says so and names two ways', (lang) => {
  const html = renderToStaticMarkup(
    <careersPage.View lang={lang} name="careers" data={undefined} query={{}} />,
  )
  expect(html).toContain(words[lang].openings.none)
  expect(html).toContain('href="mailto:')
  expect(html).toContain(`href="/${lang}/newsletter"`)
  expect(jobPostings(lang, 'https://example.com', [])).toEqual([])
})

test.each(langs)('%s: a position has its form of address, its place and its day', (lang) => {
  const html = renderToStaticMarkup(<Openings lang={lang} jobs={[job]} />)
  const forms = { en: '', es: '', de: ' (m/w/d)', fr: ' (H/F)', it: ' (M/F/D)', pt: ' (m/f/d)' }
  expect(html).toContain(`<h3>Anchor surveyor${forms[lang]}</h3>`)
  expect(html).toMatch(/2026/)
  expect(html).not.toContain(words[lang].openings.none)
  expect(jobPostings(lang, 'https://example.com', [job])).toMatchObject([
    {
      '@type': 'JobPosting',
      datePosted: '2026-11-21',
      jobLocation: { address: { addressCountry: 'PT' } },
    },
  ])
})
