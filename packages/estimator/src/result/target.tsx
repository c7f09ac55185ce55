import { memo, useEffect, useRef, useState } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '#words/index.ts'
import type { Estimate } from '../model/estimate.ts'
import type { InputKey } from '../model/input.ts'
import { inputMeasure } from '../model/measures/inputs.ts'
import type { PriceList } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { solveFor, type SolvableKey } from '../model/solve.ts'
import type { Countries } from './basis.ts'
import fieldStyles from '@repo/platform/ui/field.module.css'
import styles from './result-details.module.css'
import { targetSentence } from './target-sentence.ts'

const targetMonths = 12

/** A fixed id: `useId` would differ, as the browser hydrates this part as a root of its own. */
const id = 'break-even-input'

const isChanged = (key: InputKey): key is SolvableKey => !inputMeasure(key).isGiven

interface TargetProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  terms: TermWords
  words: ResultWords
  countries: Countries
}

/** What one input would have to be to break even in a year. */
export const Target = memo(function Target(props: TargetProps) {
  const { lang, estimate, priceList, terms, words, countries } = props
  const select = useRef<HTMLSelectElement>(null)
  const [key, choose] = useState<SolvableKey>('forklifts')
  const [isAsked, setAsked] = useState(false)
  const { inputs } = terms.names
  const keys = keysOf(inputs).filter(isChanged)
  useEffect(() => {
    // The option chosen before hydration.
    const chosen = keys[select.current?.selectedIndex ?? -1] ?? key
    choose(chosen)
    setAsked(chosen !== key)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return (
    <section className={styles.target} data-script-only>
      <h3>{fillIn(words.target, { months: targetMonths })}</h3>
      <label htmlFor={id}>{words.targetInput}</label>
      <select
        ref={select}
        id={id}
        className={fieldStyles.control}
        value={key}
        onChange={({ currentTarget }) => {
          choose(keys[currentTarget.selectedIndex] ?? key)
          setAsked(true)
        }}
        onBlur={() => setAsked(false)}
      >
        {keys.map((name) => (
          <option key={name} value={name}>
            {inputs[name]}
          </option>
        ))}
      </select>
      {/* What changes with the form is announced by its headline alone. */}
      <output htmlFor={id} aria-live={isAsked ? 'polite' : 'off'}>
        {targetSentence(
          estimate,
          solveFor(estimate.input, priceList, key, {
            targetMonths,
            quantities: estimate.quantities,
          }),
          targetMonths,
          {
            lang,
            words,
            terms,
            countries,
          },
        )}
      </output>
    </section>
  )
})
