import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { pageExists } from '#src/site/existing-pages.ts'
import { Noted } from '#src/site/footnotes.tsx'
import { pathOf } from '#src/site/paths.ts'
import { DefinitionRow } from '#src/ui/definition-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { figures } from './figures.ts'
import { notes } from './notes.ts'
import styles from './questions.module.css'
import { words } from './words.ts'

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
      <p className={styles.links} data-screen-only>
        <TextLink href={pathOf(lang, 'pricing')}>{pricing}</TextLink>
        {pageExists('iot-platform') && (
          <TextLink href={pathOf(lang, 'iot-platform')}>{platform}</TextLink>
        )}
      </p>
    </Section>
  )
}
