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
/** Their page is only a part of the answer. */
const alsoByEmail: ReadonlySet<Subject> = new Set(['running', 'privacy', 'security', 'partners'])

/** Each subject with the page that answers it or an email that names it, and what helps to answer. */
export function Subjects({ lang }: { lang: Lang }) {
  const { title, lead, byPage, byEmail } = words[lang].subjects
  const needsEmail = (name: Subject) => alsoByEmail.has(name) || !pageOf(name)
  return (
    <section id="subjects" aria-labelledby="subjects-title">
      <Text as="h2" size="title" id="subjects-title">
        {title}
      </Text>
      <Group lang={lang} title={byPage} names={subjectNames.filter((name) => !needsEmail(name))} />
      <Group lang={lang} title={byEmail} names={subjectNames.filter(needsEmail)} byEmail />
      <Text size="small" tone="muted" above="200">
        {lead}
      </Text>
    </section>
  )
}

const pageOf = (name: Subject) => {
  const page = subjects[name]
  return page && pageExists(page) ? page : undefined
}

interface GroupProps {
  lang: Lang
  title: string
  names: readonly Subject[]
  byEmail?: boolean
}

function Group({ lang, title, names, byEmail = false }: GroupProps) {
  const { rows } = words[lang].subjects
  if (names.length === 0) return null
  return (
    <>
      <Text as="h3" size="small" tone="muted" above="250">
        {title}
      </Text>
      <List above="075" className={styles.subjects}>
        {names.map((name) => (
          <Columns as="li" key={name} widths="5-6" from="small" gap="050 300">
            <Subject lang={lang} name={name} byEmail={byEmail} />
            <Text size="compact" tone="muted">
              {rows[name][1]}
            </Text>
          </Columns>
        ))}
      </List>
    </>
  )
}

/** The subject is the link; where a page answers a part of it, that page stands below. */
function Subject({ lang, name, byEmail }: { lang: Lang; name: Subject; byEmail: boolean }) {
  const { contactEmail } = useCompany()
  const [subject = ''] = words[lang].subjects.rows[name]
  const page = pageOf(name)
  if (!byEmail) return page && <Way href={pathOf(lang, page)}>{subject}</Way>
  return (
    <Stack gap="050" narrow>
      <Way href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>{subject}</Way>
      {page && (
        <Text as="a" size="small" href={pathOf(lang, page)}>
          {siteWords[lang].pages[page]}
        </Text>
      )}
    </Stack>
  )
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <span>
    <TextLink href={href}>{children}</TextLink>
  </span>
)
