import { useCompany } from '@repo/platform/site/company.ts'
import { formatDate } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './careers.module.css'
import type { Job } from './jobs.ts'
import { careersWords as words } from '#words/index.ts'

/** The open positions. */
export function Openings({ lang, jobs }: { lang: Lang; jobs: readonly Job[] }) {
  const { allGenders, posted, apply } = words[lang].openings
  const { contactEmail } = useCompany()
  return jobs.map((job) => {
    const title = [job.title[lang], allGenders].filter(Boolean).join(' ')
    const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(title)}`
    return (
      <article key={job.id} id={job.id} className={styles.job}>
        <h3>{title}</h3>
        <Text tone="muted">
          {siteWords[lang].frame[job.office]},{' '}
          {fill(lang, posted, { date: formatDate(lang, job.posted) })}
        </Text>
        {job.text[lang].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <ButtonLink href={mail}>{apply}</ButtonLink>
        </p>
      </article>
    )
  })
}
