import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { AnswerRows, answersIn } from '@repo/platform/site/sections/answers.tsx'
import type { ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { figures } from './figures.ts'
import { notes } from './notes.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { connectivityWords as words } from '#words/index.ts'

type Question = keyof (typeof words)['en']['questions']['items']

const questions: readonly Question[] = [
  'sockets',
  'cleaning',
  'building',
  'coexistence',
  'outdoors',
  'rent',
]

/** What a facility manager and an IT department ask of the same devices; the ledger answers them. */
const asked = ['security.ports', 'security.updates'] as const

/** In the order of the page. */
export const answeredQuestions = (lang: Lang, answers: ClaimNotes) => [
  ...ownQuestions(lang),
  ...answersIn(answers, lang, asked),
]

const ownQuestions = (lang: Lang) =>
  questions.map((key) => {
    const { question, answer } = words[lang].questions.items[key]
    return { key, question, answer: fill(lang, answer, figures(lang)) }
  })

export function Questions({ lang }: { lang: Lang }) {
  const { title, platform } = words[lang].questions
  return (
    <Section ground="paper-2" id="questions" title={title}>
      <dl>
        {ownQuestions(lang).map(({ key, question, answer }) => (
          <DefinitionRow key={key} term={question}>
            <Noted text={answer} notes={notes} />
          </DefinitionRow>
        ))}
        <AnswerRows lang={lang} keys={asked} />
      </dl>
      <Row as="p" gap="200 400" above="300" data-screen-only>
        {pageExists('iot-platform') && (
          <TextLink href={pathOf(lang, 'iot-platform')}>{platform}</TextLink>
        )}
      </Row>
    </Section>
  )
}
