import { answersOf } from '@repo/platform/facts/answer-list.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { AnswerRows, answersIn, InWriting } from '@repo/platform/site/sections/answers.tsx'
import type { ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { notes } from './notes.ts'
import { ownQuestions } from './questions.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { iotPlatformWords as words } from '#words/index.ts'

/** Those that the ledger answers. */
const asked = answersOf('security')

/** In the order of the page, without the mark-up of the rows. */
export const securityQuestions = (lang: Lang, answers: ClaimNotes) => [
  ...ownQuestions(lang),
  ...answersIn(answers, lang, asked),
]

export function Security({ lang }: { lang: Lang }) {
  const { title, lead, connectivity } = words[lang].security
  return (
    <Section id="security" title={title} lead={<p>{lead}</p>}>
      <dl>
        {ownQuestions(lang).map(({ key, question, answer }) => (
          <DefinitionRow key={key} term={question}>
            <Noted text={answer} notes={notes} />
          </DefinitionRow>
        ))}
        <AnswerRows lang={lang} keys={asked} />
      </dl>
      <InWriting lang={lang} keys={asked} />
      <Row as="p" gap="200 400" above="400" data-screen-only>
        {pageExists('connectivity') && (
          <TextLink href={pathOf(lang, 'connectivity')}>{connectivity}</TextLink>
        )}
      </Row>
    </Section>
  )
}
