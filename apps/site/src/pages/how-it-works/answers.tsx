import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './answers.module.css'
import type { HowItWorksData } from './data.ts'
import { howItWorksWords as words } from '#words/index.ts'

/** In the order of the page. */
export function answeredQuestions(lang: Lang, { pilotMonths }: HowItWorksData) {
  const months = {
    least: formatNumber(lang, pilotMonths.least),
    most: formatNumber(lang, pilotMonths.most),
  }
  return Object.values(words[lang].answers.items).map(({ question, answer }) => ({
    question,
    answer: fill(lang, answer, months),
  }))
}

/** What each of the four readers asks first, and what the days of the plan leave out. */
export function Answers({ lang, data }: { lang: Lang; data: HowItWorksData }) {
  const { title, left, estimate, prices } = words[lang].answers
  const pricing = pathOf(lang, 'pricing')
  return (
    <Section ground="paper-2" id="answers" title={title}>
      <Columns widths="7-4" from="large" printed gap="500 800">
        <dl className={styles.answers}>
          {answeredQuestions(lang, data).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <Text as="dd" measure="sentence">
                {answer}
              </Text>
            </div>
          ))}
        </dl>
        <div className={styles.left}>
          <h3>{left.title}</h3>
          <ul>
            {left.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Columns>
      <Row as="p" gap="200 400" align="center" above="400" data-screen-only>
        <ButtonLink href={`${pricing}#estimate`}>{estimate}</ButtonLink>
        <TextLink href={`${pricing}#plans`}>{prices}</TextLink>
      </Row>
    </Section>
  )
}
