import type { ReactNode } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { InputKey, RoiInput } from '../model/input.ts'
import { constantFilling } from '../model/measures/constants.ts'
import type { PriceList } from '../model/price-list.ts'
import type { Quantities } from '../model/quantities.ts'
import { Assumption } from './assumption.tsx'
import styles from './explanation.module.css'
import { Formula } from './formula.tsx'
import { exception, formulaOf, type Explained } from './formulas.ts'
import type { FormulaKey } from './formula-groups.ts'
import { isShortened } from './quantity.ts'
import { leavesOf, stepsOf } from './steps.ts'
import { entryText, termFormatterFor, type TermFormatter } from './term-formatter.ts'
import type { TermWords } from './terms-of-price-list.ts'

interface ExplanationProps {
  lang: Lang
  /** What is explained, one formula below the other. */
  figures: readonly FormulaKey[]
  input: RoiInput
  /** Of a plan. */
  quantities?: Quantities | undefined
  priceList: PriceList
  words: TermWords
  defaultsUsed?: readonly InputKey[]
  /** Without it a country is shown by its code. */
  countryName?: string
}

/** How figures are calculated: their formulas in words and in numbers, then its terms and assumptions. */
export function Explanation(props: ExplanationProps) {
  const { lang, figures, input, quantities, priceList, words, countryName } = props
  const { defaultsUsed = [] } = props
  const format = termFormatterFor(lang, { input, priceList, quantities }, words)
  const { model } = priceList
  const site = { input, model, isPlanned: quantities !== undefined, number: format.number }
  const isResult = (key: string) => key in words.names.results
  const made = stepsOf(figures, site, isResult).slice(figures.length)
  const terms = made.filter((key) => !isResult(key))
  const steps = [...figures, ...terms]
  const { entries, fromPriceList } = leavesOf(steps, site)
  const defaults = entries.filter((key) => defaultsUsed.includes(key))
  const assumptions = [...fromPriceList, ...defaults.flatMap((key) => constantFilling(key) ?? [])]
  const step = { site, words, format }
  const fine = [
    ...(terms.some((key) => isShortened(format.number(key))) ? [words.label.rounded] : []),
    ...(steps.some((key) => formulaOf(key, site).includes('⌈')) ? [words.label.upwards] : []),
  ]
  return (
    <div className={styles.explanation}>
      {figures.map((key) => (
        <Step lang={lang} key={key} of={key} {...step} />
      ))}
      {terms.length > 0 && (
        <List title={words.label.madeOf}>
          {terms.map((key) => (
            <div key={key}>
              <dt>{format.name(key)}</dt>
              <dd>{format.full(key)}</dd>
              <dd>
                <Step lang={lang} of={key} {...step} />
              </dd>
            </div>
          ))}
        </List>
      )}
      {entries.length > 0 && (
        <List title={words.label.entries}>
          {entries.map((key) => (
            <div key={key}>
              <dt>{words.names.inputs[key]}</dt>
              <dd>
                {key === 'country'
                  ? (countryName ?? input.country)
                  : entryText(input, key, words, format.full)}
              </dd>
              {defaults.includes(key) && <dd>{words.label.default}</dd>}
            </div>
          ))}
        </List>
      )}
      {assumptions.length > 0 && (
        <List title={words.label.constants}>
          {assumptions.map((key) => (
            <div key={key}>
              <dt>{format.name(key)}</dt>
              <dd>{format.full(key)}</dd>
              {(!isWeight(key) || key === assumptions.find(isWeight)) && (
                <dd>
                  <Assumption
                    lang={lang}
                    of={key}
                    input={input}
                    priceList={priceList}
                    words={words}
                  />
                </dd>
              )}
            </div>
          ))}
        </List>
      )}
      {fine.length > 0 && <p className={styles.fine}>{fine.join(' ')}</p>}
    </div>
  )
}

/** All weights have the same source, which is shown once. */
const isWeight = (key: string) => key.startsWith('weight-')

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <dl className={styles.list}>{children}</dl>
    </>
  )
}

interface StepProps {
  lang: Lang
  of: FormulaKey
  site: Explained
  words: TermWords
  format: TermFormatter
}

/** A formula with names, then with numbers and its value. */
function Step({ lang, of, site, words, format }: StepProps) {
  const reason = exception(of, site)
  const formula = formulaOf(of, site)
  const value = <strong>{format.full(of)}</strong>
  if (reason)
    return (
      <p>
        {value} · {words.reasons[reason]}
      </p>
    )
  return (
    <>
      <p>
        <Formula lang={lang} formula={formula} write={format.name} words={words.label} />
      </p>
      <p>
        <Formula
          lang={lang}
          formula={formula}
          write={format.bare}
          words={words.label}
          value={value}
        />
      </p>
    </>
  )
}
