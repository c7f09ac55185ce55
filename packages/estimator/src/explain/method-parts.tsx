import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { semicolon } from '@repo/platform/i18n/signs.ts'
import type { MethodWords } from '#words/index.ts'
import { industries, useCases } from '../model/input.ts'
import { constantsIn } from '../model/measures/constants.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { ConstantBasis } from './assumption.tsx'
import { Formula } from './formula.tsx'
import { formulasIn } from './formulas.ts'
import { formulaGroups } from './formula-groups.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './method.module.css'
import { bareNumber } from './quantity.ts'
import { constantText, nameOf } from './term-formatter.ts'
import type { TermWords } from './terms-of-price-list.ts'
import { isMoney } from './units.ts'

/** Props of the parts of the method. */
export interface MethodPart {
  lang: Lang
  priceList: PriceList
  words: MethodWords
  terms: TermWords
}

/** Every formula in words; a value that depends on an option has the name common to its options. */
export function MethodFormulas({ lang, priceList, words, terms }: MethodPart) {
  const { label, reasons, names } = terms
  const exceptions = [
    `${names.results.hardwareCost} = 0 (${reasons.pilotHardware})`,
    `${terms.terms.aisleAnchors} = 0 (${reasons.noAisles})`,
    `${names.results.paybackMonths} = ${label.notReached} (${reasons.noBenefit})`,
    ...(priceList.model === 1
      ? []
      : [`${names.results.paybackMonths} = ${label.notReached} (${reasons.feesRemain})`]),
    `${names.results.co2KgPerPallet} = 0 (${reasons.noPallets})`,
  ]
  return (
    <>
      {keysOf(formulaGroups).map((group) => (
        <div key={group}>
          <h4>{words.formulaGroups[group]}</h4>
          <dl className={styles.formulas}>
            {formulasIn(group, priceList.model).map(([key, formula]) => (
              <div key={key}>
                <dt>{nameOf(terms, key)}</dt>
                <dd>
                  <Formula
                    lang={lang}
                    formula={formula}
                    write={(name) => nameOf(terms, name)}
                    words={label}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.fine}>
        {label.upwards} {fillIn(words.exceptions, { list: exceptions.join(semicolon(lang)) })}
      </p>
    </>
  )
}

/** Every constant, in the order of the price list. */
export const constantGroups = {
  quantities: constantsIn('quantities'),
  prices: constantsIn('prices', 'installation'),
  benefits: constantsIn('savings', 'forklifts'),
  defaults: constantsIn('defaults'),
}

interface MethodConstantsProps extends MethodPart {
  /** For which the page is rendered. */
  country: string
}

/** Every constant with its value, range and basis; money in the currency of the page's country. */
export function MethodConstants({ lang, priceList, country, words, terms }: MethodConstantsProps) {
  const row = countryRow(priceList, country)
  return keysOf(constantGroups).map((group) => (
    <div key={group}>
      <h4>{words.constantGroups[group]}</h4>
      <dl className={styles.constants}>
        {constantGroups[group].map((key) => (
          <div key={key}>
            <dt>{terms.names.constants[key]}</dt>
            <dd data-text={isMoney(key) ? key : undefined}>
              {constantText(lang, key, priceList.constants[key].value, { row })}
            </dd>
            <dd>
              <ConstantBasis lang={lang} of={key} priceList={priceList} row={row} words={terms} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}

const objectives = [...useCases]

/** The weight of each effect for each use case, and each industry's factor. */
export function MethodWeights({ lang, priceList, words, terms }: MethodPart) {
  const levers = keysOf(words.levers)
  const { choices } = terms.names
  return (
    <>
      <table className={styles.table}>
        <caption>{words.weightsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.objective}</th>
            {levers.map((lever) => (
              <th key={lever} scope="col">
                {words.levers[lever]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {objectives.map((objective) => (
            <tr key={objective}>
              <th scope="row">{choices.useCase[objective]}</th>
              {levers.map((lever) => (
                <td key={lever} data-label={words.levers[lever]}>
                  {bareNumber(lang, priceList.weights[objective][lever], undefined)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.fine}>{terms.rows.weights}</p>
      <h4>{terms.terms.industryFactor}</h4>
      <Columns as="dl" widths="1-1" from="medium" className={styles.factors}>
        {industries.map((industry) => (
          <div key={industry}>
            <dt>{choices.industry[industry]}</dt>
            <dd>{bareNumber(lang, priceList.industryFactors[industry], undefined)}</dd>
          </div>
        ))}
      </Columns>
      <p className={styles.fine}>{terms.rows.industryFactor}</p>
    </>
  )
}
