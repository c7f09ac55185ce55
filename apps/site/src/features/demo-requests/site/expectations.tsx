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
        <Text as="figcaption" size="small" tone="muted" above="100">
          {words.drawing}
        </Text>
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
        <Text size="body" tone="muted" above="300">
          {words.ratherWrite} <TextLink href={`mailto:${contact}`}>{contact}</TextLink>
        </Text>
      </div>
    </Columns>
  )
}
