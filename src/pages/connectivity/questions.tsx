import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { pageExists } from '#src/site/existing-pages.ts'
import { Noted } from '#src/site/footnotes.tsx'
import { pathOf } from '#src/site/paths.ts'
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

export function Questions({ lang }: { lang: Lang }) {
  const { title, items, pricing, platform } = words[lang].questions
  const values = figures(lang)
  return (
    <Section ground="paper-2" id="questions" title={title}>
      <dl className={styles.questions}>
        {questions.map((key) => (
          <div key={key}>
            <dt>{items[key].question}</dt>
            <dd>
              <Noted text={fill(lang, items[key].answer, values)} notes={notes} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <TextLink href={pathOf(lang, 'pricing')}>{pricing}</TextLink>
        {pageExists('iot-platform') && (
          <TextLink href={pathOf(lang, 'iot-platform')}>{platform}</TextLink>
        )}
      </p>
    </Section>
  )
}
