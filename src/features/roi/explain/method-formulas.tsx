import { fillIn } from '#src/i18n/fill-in.ts'
import { Formula } from './formula.tsx'
import { formulas } from './formulas.ts'
import { formulaGroups, type FormulaGroup } from './groups.ts'
import type { MethodPart } from './method-part.ts'
import styles from './method.module.css'
import { nameOf } from './term-formatter.ts'

const groups = Object.keys(formulaGroups) as FormulaGroup[]

/** Every formula in words, what is taken by a choice under the name that its kinds share. */
export function MethodFormulas({ words, terms }: MethodPart) {
  const { label, reasons, names } = terms
  const exceptions = [
    `${names.results.hardwareCost} = 0, ${reasons.pilotHardware}`,
    `${terms.terms.aisleAnchors} = 0, ${reasons.noAisles}`,
    `${names.results.paybackMonths} = ${label.notReached}, ${reasons.noBenefit}`,
    `${names.results.co2KgPerPallet} = 0, ${reasons.noPallets}`,
  ]
  return (
    <>
      {groups.map((group) => (
        <div key={group}>
          <h4>{words.formulaGroups[group]}</h4>
          <dl className={styles.formulas}>
            {formulaGroups[group].map((key) => (
              <div key={key}>
                <dt>{nameOf(terms, key)}</dt>
                <dd>
                  <Formula
                    formula={formulas[key]}
                    write={(name) => nameOf(terms, name)}
                    round={label.round}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.fine}>
        {label.upwards} {fillIn(words.exceptions, { list: exceptions.join('; ') })}
      </p>
    </>
  )
}
