import { Change, Ruler, RulerBar } from '@repo/pictures/ruler/ruler.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults, type CaseResult } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './results.module.css'
import { homeWords as words } from '#words/index.ts'

const studies = [1, 2, 3] as const

/** The nine case figures on one scale. */
export function Results({ lang }: { lang: Lang }) {
  const { title, lead, study, studies: names, note } = words[lang].results
  return (
    <Section id="results" title={title} lead={<p>{lead}</p>}>
      <Ruler lang={lang} className={styles.ruler} />
      {studies.map((number) => (
        <div key={number} className={styles.study}>
          <Row justify="between" gap="050 200" align="baseline" className={styles.name}>
            <h3>{names[number]}</h3>
            <Text size="small" tone="muted">
              {fill(lang, study, { number })}
            </Text>
          </Row>
          <dl>
            {caseResults
              .filter((result) => result.study === number)
              .map((result) => (
                <ResultRow key={result.key} lang={lang} result={result} />
              ))}
          </dl>
        </div>
      ))}
      <Text size="small" tone="muted" ruled className={styles.note}>
        {note}
      </Text>
    </Section>
  )
}

function ResultRow({ lang, result: { key, share } }: { lang: Lang; result: CaseResult }) {
  return (
    <div className={styles.row}>
      <dt>{casesWords[lang].names[key]}</dt>
      <dd>
        <RulerBar share={share} className={styles.bar} />
        <Change lang={lang} share={share} className={styles.figure} />
        <ClaimNote lang={lang} claim={key} />
      </dd>
    </div>
  )
}
