import { caseResults, type CaseResult } from '#src/facts/claims.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { Section } from '#src/ui/section.tsx'
import styles from './results.module.css'
import { Ruler, rulerEnd } from './ruler.tsx'
import { words } from './words.ts'

const studies = [1, 2, 3] as const

/** The nine case figures on one scale. */
export function Results({ lang }: { lang: Lang }) {
  const { title, lead, study, studies: names, note } = words[lang].results
  return (
    <Section id="results" title={title} lead={<p>{lead}</p>}>
      <Ruler lang={lang} />
      {studies.map((number) => (
        <div key={number} className={styles.study}>
          <div className={styles.name}>
            <h3>{names[number]}</h3>
            <p>{fill(lang, study, { number })}</p>
          </div>
          <dl>
            {caseResults
              .filter((result) => result.study === number)
              .map((result) => (
                <Row key={result.key} lang={lang} result={result} />
              ))}
          </dl>
        </div>
      ))}
      <p className={styles.note}>{note}</p>
    </Section>
  )
}

function Row({ lang, result: { key, share } }: { lang: Lang; result: CaseResult }) {
  const end = `${(Math.abs(share) / rulerEnd) * 100}%`
  return (
    <div className={styles.row}>
      <dt>{words[lang].results.figures[key]}</dt>
      <dd>
        <svg
          className={share > 0 ? `${styles.bar} ${styles.more}` : styles.bar}
          width="100%"
          height="32"
          aria-hidden="true"
        >
          <rect y="32%" width={end} height="36%" />
          <rect x={end} y="16%" width="2" height="68%" />
        </svg>
        <span className={styles.figure}>
          {share < 0 ? '−' : '+'}
          <Percent text={formatPercent(lang, Math.abs(share))} />
        </span>
      </dd>
    </div>
  )
}

/** The sign smaller than the number, with the space that the language puts between them. */
function Percent({ text }: { text: string }) {
  const digits = text.match(/^\d+/)?.[0] ?? ''
  return (
    <>
      {digits}
      <small>{text.slice(digits.length)}</small>
    </>
  )
}
