import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { figures } from './figures.ts'
import { notes } from './notes.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './security.module.css'
import { iotPlatformWords as words } from '#words/index.ts'

type Question = keyof (typeof words)['en']['security']['items']

const questions: readonly Question[] = [
  'data',
  'volume',
  'place',
  'encryption',
  'accounts',
  'ports',
  'outage',
  'grain',
  'exit',
  'segments',
  'rules',
]

/** Questions whose answer is not published: the text says what the answer will cover. */
export const openQuestions: ReadonlySet<Question> = new Set([
  'place',
  'encryption',
  'accounts',
  'ports',
])

/** In the order of the page. */
export const securityQuestions = (lang: Lang) =>
  questions.map((key) => {
    const { question, answer } = words[lang].security.items[key]
    const isOpen = openQuestions.has(key)
    return { key, question, answer: fill(lang, answer, figures(lang)), isOpen }
  })

export function Security({ lang }: { lang: Lang }) {
  const { title, lead, open, connectivity, demo } = words[lang].security
  return (
    <Section id="security" title={title} lead={<p>{lead}</p>}>
      <dl className={styles.questions}>
        {securityQuestions(lang).map(({ key, question, answer, isOpen }) => (
          <DefinitionRow key={key} term={question} quiet={isOpen}>
            {isOpen && <b>{open} </b>}
            <Noted text={answer} notes={notes} />
          </DefinitionRow>
        ))}
      </dl>
      <Row as="p" gap="200 400" above="400" data-screen-only>
        {pageExists('connectivity') && (
          <TextLink href={pathOf(lang, 'connectivity')}>{connectivity}</TextLink>
        )}
        <TextLink href={pathOf(lang, 'request-demo')}>{demo}</TextLink>
      </Row>
    </Section>
  )
}
