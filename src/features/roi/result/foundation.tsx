import { fillIn } from '#src/i18n/fill-in.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Estimate } from '../model/estimate.ts'
import type { SolvableKey } from '../model/solve.ts'
import styles from './result-details.module.css'
import { inputText, type Naming } from './target-sentence.ts'

interface FoundationProps {
  estimate: Estimate
  /** ISO 8601, of the constants. */
  publishedAt: string
  naming: Naming
}

/** What was not entered, and which version of the constants was used. */
export function Foundation({ estimate, publishedAt, naming }: FoundationProps) {
  const { lang, words, terms } = naming
  const keys = estimate.defaultsUsed.filter((key): key is SolvableKey => key !== 'companyName')
  return (
    <section className={styles.foundation}>
      <h3>{words.basis}</h3>
      {keys.length > 0 && (
        <>
          <p>{words.defaults}</p>
          <dl>
            {keys.map((key) => (
              <div key={key}>
                <dt>{terms.names.inputs[key]}</dt>
                <dd>{inputText(estimate, key, estimate.input[key], naming)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>{words.amounts}</p>
      <p>
        {fillIn(words.version, {
          version: estimate.constantsVersion,
          date: formatDate(lang, publishedAt),
        })}
      </p>
    </section>
  )
}
