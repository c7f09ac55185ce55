import { useCompany } from '@repo/platform/site/company.ts'
import type { PageName } from '@repo/platform/facts/page-names.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './subjects.module.css'
import { contactWords as words } from '#words/index.ts'

/** Each subject leads to a page with the answer, to an email link, or to both. */
const subjects = {
  demo: { page: 'request-demo', isMail: false },
  prices: { page: 'pricing', isMail: false },
  running: { page: undefined, isMail: true },
  privacy: { page: 'privacy', isMail: true },
  security: { page: undefined, isMail: true },
  partners: { page: 'partners', isMail: true },
  press: { page: 'press', isMail: true },
  jobs: { page: 'careers', isMail: true },
} as const satisfies Record<string, { page: PageName | undefined; isMail: boolean }>

type Subject = keyof typeof subjects
const subjectNames = Object.keys(subjects) as Subject[]

/** A table of subjects with their contact options. */
export function Subjects({ lang }: { lang: Lang }) {
  const { title, lead, subject, where, help, rows } = words[lang].subjects
  return (
    <Section id="subjects" title={title} lead={<p>{lead}</p>} ground="paper-2">
      <Table className={styles.table} aria-labelledby="subjects-title">
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col">{where}</th>
            <th scope="col">{help}</th>
          </tr>
        </thead>
        <tbody>
          {subjectNames.map((name) => (
            <tr key={name}>
              <th scope="row">{rows[name][0]}</th>
              <td>
                <Ways lang={lang} name={name} />
              </td>
              <td>{rows[name][1]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function Ways({ lang, name }: { lang: Lang; name: Subject }) {
  const { page, isMail } = subjects[name]
  const { contactEmail: contact } = useCompany()
  const [subject = ''] = words[lang].subjects.rows[name]
  return (
    <ul>
      {isMail && (
        <li>
          <a href={`mailto:${contact}?subject=${encodeURIComponent(subject)}`}>{contact}</a>
        </li>
      )}
      {page && pageExists(page) && (
        <li>
          <a href={pathOf(lang, page)}>{siteWords[lang].pages[page]}</a>
        </li>
      )}
    </ul>
  )
}
