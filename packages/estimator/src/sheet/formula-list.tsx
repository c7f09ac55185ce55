import { Formula } from '../explain/formula.tsx'
import { exception, formulaOf } from '../explain/formulas.ts'
import { nameOf, pickedKey } from '../explain/term-formatter.ts'
import { plainNumber, type SheetData } from './figures.ts'
import styles from './offer-sheet.module.css'
import type { Used } from './used.ts'

/** The formula of every result and of what it is made of, in the names of the tables. */
export function FormulaList({ used, ...data }: SheetData & { used: Used }) {
  const { lang, words, terms, names } = data
  const { site, formulas } = used
  const all = { names, terms: terms.terms }
  return (
    <section className={styles.page}>
      <h3>{words.formulas}</h3>
      <p className={styles.note}>
        {words.formulasNote} {terms.label.upwards}
      </p>
      <dl className={styles.formulas}>
        {formulas.map((key) => {
          const reason = exception(key, site)
          const value = site.number(key)
          return (
            <div key={key}>
              <dt>{nameOf(all, key)}</dt>
              <dd>
                {reason ? (
                  `${Number.isNaN(value) ? terms.label.notReached : plainNumber(data, value)} · ${terms.reasons[reason]}`
                ) : (
                  <Formula
                    lang={lang}
                    formula={formulaOf(key, site)}
                    write={(name) => nameOf(all, pickedKey(name, site.input))}
                    words={terms.label}
                  />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
