import { useCompany } from '@repo/platform/site/company.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { DemoRequestWords } from '../messages/words.ts'
import { DemoPlan } from './demo-plan.tsx'
import styles from './expectations.module.css'

export function Expectations({ lang, words }: { lang: Lang; words: DemoRequestWords['page'] }) {
  const { contactEmail: contact } = useCompany()
  return (
    <aside className={styles.aside} aria-labelledby="expect">
      <figure>
        <div className={styles.plan}>
          <DemoPlan locale={localeOf[lang]} />
        </div>
        <figcaption className={styles.caption}>{words.drawing}</figcaption>
      </figure>
      <div>
        <h2 id="expect" className={styles.title}>
          {words.expect}
        </h2>
        <ol className={styles.steps}>
          {words.expectations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p className={styles.write}>
          {words.ratherWrite} <TextLink href={`mailto:${contact}`}>{contact}</TextLink>
        </p>
      </div>
    </aside>
  )
}
