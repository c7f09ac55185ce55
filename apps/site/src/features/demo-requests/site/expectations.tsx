import { useCompany } from '@repo/platform/site/company.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { DemoRequestWords } from '../messages/words.ts'
import { DemoPlan } from './demo-plan.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './expectations.module.css'

export function Expectations({ lang, words }: { lang: Lang; words: DemoRequestWords['page'] }) {
  const { contactEmail: contact } = useCompany()
  return (
    <Columns as="aside" gap="400" className={styles.aside} aria-labelledby="expect">
      <figure>
        <div className={styles.plan}>
          <DemoPlan locale={localeOf[lang]} />
        </div>
        <figcaption className={styles.caption}>{words.drawing}</figcaption>
      </figure>
      <div>
        <Text as="h2" size="title" id="expect">
          {words.expect}
        </Text>
        <List numbered above="200">
          {words.expectations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
        <p className={styles.write}>
          {words.ratherWrite} <TextLink href={`mailto:${contact}`}>{contact}</TextLink>
        </p>
      </div>
    </Columns>
  )
}
