import { fillIn } from '#src/i18n/fill-in.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { termOf } from './figures.ts'
import type { SheetData } from './sheet-data.ts'
import styles from './offer-sheet.module.css'

/** What has to be known to read the figures rightly. */
export function Assumptions(data: SheetData) {
  const { estimate, words } = data
  return (
    <section className={styles.keep}>
      <h2>{words.assumptions.heading}</h2>
      <ul className={styles.assumptions}>
        {sentencesOf(data).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {estimate.warnings.map((warning) => (
          <li key={warning}>
            <b>{words.assumptions[warning]}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentencesOf(data: SheetData): string[] {
  const { lang, estimate, table, words, names } = data
  const { assumptions } = words
  const { input, results, defaultsUsed } = estimate
  const rental = table.constants.rentalMonths.value
  const isPilot = input.contractType === 'pilot'
  return [
    assumptions.estimate,
    assumptions.vat,
    fillIn(assumptions.term, { months: termOf(data) }),
    isPilot
      ? assumptions.pilot
      : fillIn(assumptions.hardware, {
          months: rental,
          amount: formatMoney(lang, Math.round(results.hardwareCost / rental), estimate.currency),
        }),
    assumptions.band,
    defaultsUsed.length
      ? fillIn(assumptions.defaults, {
          names: defaultsUsed.map((key) => names.inputs[key]).join(' · '),
        })
      : assumptions.noDefaults,
  ]
}
