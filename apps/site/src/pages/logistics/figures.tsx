import { Change } from '@repo/pictures/ruler/ruler.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import type { UseCase } from '@repo/platform/facts/use-cases.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './figures.module.css'
import { factsOf } from './use-cases.ts'
import { logisticsWords as words } from '#words/index.ts'

/** What was reached in the case studies, and which; or that nothing is published. */
export function Figures({ lang, useCase }: { lang: Lang; useCase: UseCase }) {
  const { study, studies, questions } = words[lang]
  const results = factsOf[useCase].figures.flatMap((key) =>
    caseResults.filter((result) => result.key === key),
  )
  if (results.length === 0) {
    const { noFigure, noFigureText } = questions['fifo-compliance']
    return (
      <div className={styles.figures}>
        <Text size="title">{noFigure}</Text>
        <Text size="small" tone="muted" measure="sentence" above="200">
          {noFigureText}
        </Text>
      </div>
    )
  }
  const numbers = [...new Set(results.map((result) => result.study))].toSorted((a, b) => a - b)
  const [first, second] = numbers
  return (
    <div className={styles.figures}>
      <dl>
        {results.map(({ key, share }) => (
          <div key={key}>
            <dt>{casesWords[lang].names[key]}</dt>
            <dd>
              <Change lang={lang} share={share} className={styles.change} />
            </dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="muted" measure="sentence" above="200">
        {second === undefined
          ? fill(lang, study, { number: first ?? '' })
          : fill(lang, studies, { first: first ?? '', second })}
      </Text>
    </div>
  )
}
