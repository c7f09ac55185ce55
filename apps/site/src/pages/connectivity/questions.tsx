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
import { connectivityWords as words } from '#words/index.ts'

type Question = keyof (typeof words)['en']['questions']['items']

const questions: readonly Question[] = [
  'sockets',
  'cleaning',
  'building',
  'coexistence',
  'network',
  'outdoors',
  'rent',
]

/** In the order of the page. */
export const answeredQuestions = (lang: Lang) =>
  questions.map((key) => {
    const { question, answer } = words[lang].questions.items[key]
    return { key, question, answer: fill(lang, answer, figures(lang)) }
  })

export function Questions({ lang }: { lang: Lang }) {
  const { title, pricing, platform } = words[lang].questions
  return (
    <Section ground="paper-2" id="questions" title={title}>
      <dl>
        {answeredQuestions(lang).map(({ key, question, answer }) => (
          <DefinitionRow key={key} term={question}>
            <Noted text={answer} notes={notes} />
          </DefinitionRow>
        ))}
      </dl>
      <Row as="p" gap="200 400" above="300" data-screen-only>
        <TextLink href={pathOf(lang, 'pricing')}>{pricing}</TextLink>
        {pageExists('iot-platform') && (
          <TextLink href={pathOf(lang, 'iot-platform')}>{platform}</TextLink>
        )}
      </Row>
    </Section>
  )
}
