import { useCompany } from '@repo/platform/site/company.ts'
import type { PageName } from '@repo/platform/facts/page-names.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import styles from './subjects.module.css'
import { contactWords as words } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** Where each subject goes: a page that answers it, or an email with the subject filled in. */
const subjects = {
  demo: 'request-demo',
  prices: 'pricing',
  running: undefined,
  privacy: 'privacy',
  security: undefined,
  partners: 'partners',
  press: 'press',
  jobs: 'careers',
} as const satisfies Record<string, PageName | undefined>

type Subject = keyof typeof subjects
const subjectNames = keysOf(subjects)
/** Their page is only part of the answer. */
const alsoByEmail: ReadonlySet<Subject> = new Set(['running', 'privacy', 'security', 'partners'])

/** Each subject with the place that answers it, and what helps to answer. */
export function Subjects({ lang }: { lang: Lang }) {
  const { title, rows } = words[lang].subjects
  return (
    <section id="subjects" aria-labelledby="subjects-title">
      <Text as="h2" size="title" id="subjects-title">
        {title}
      </Text>
      <List above="200" className={styles.subjects}>
        {subjectNames.map((name) => (
          <Columns as="li" key={name} widths="5-6" from="small" gap="050 300">
            <Stack gap="050" narrow>
              <b>{rows[name][0]}</b>
              <Ways lang={lang} name={name} />
            </Stack>
            <Text size="compact" tone="muted">
              {rows[name][1]}
            </Text>
          </Columns>
        ))}
      </List>
    </section>
  )
}

function Ways({ lang, name }: { lang: Lang; name: Subject }) {
  const page = subjects[name]
  const { contactEmail } = useCompany()
  const [subject = ''] = words[lang].subjects.rows[name]
  const hasPage = page && pageExists(page)
  return (
    <>
      {hasPage && <TextLink href={pathOf(lang, page)}>{siteWords[lang].pages[page]}</TextLink>}
      {(alsoByEmail.has(name) || !hasPage) && (
        <TextLink href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>
          {contactEmail}
        </TextLink>
      )}
    </>
  )
}
