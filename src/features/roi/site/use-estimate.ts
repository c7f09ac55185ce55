import { useMemo, useState, type RefObject } from 'react'
import { fieldKeys, type FieldKey, type FormValues } from '../form/fields.ts'
import { faultTexts } from '../form/fault-text.ts'
import type { Reading } from '../form/read.ts'
import { show } from '../form/show.ts'
import { estimate } from '../model/estimate.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { valuesOf } from '../form/form-control.ts'
import { readEstimate, type Good } from './read-estimate.ts'

interface State {
  good: Good
  values: FormValues
  faults: Reading['faults']
  /** Whose fault is said. */
  shown: readonly FieldKey[]
}

/** Faults are said when a field is left, and go when they are mended; the result follows every key. */
export function useEstimate(form: RefObject<HTMLFormElement | null>, props: EstimatorProps) {
  const { lang, table, words } = props
  const [state, setState] = useState(() => first(props))
  const { good, values, faults, shown } = state

  function update(reveal: readonly (keyof FormValues)[] = []) {
    const now = valuesOf(form.current!)
    setState((known) => {
      const read = readEstimate(lang, now, known.good)
      const told = new Set<keyof FormValues>([...known.shown, ...reveal])
      return {
        good: read.good ?? known.good,
        values: now,
        faults: read.faults,
        shown: fieldKeys.filter((key) => read.faults[key] && told.has(key)),
      }
    })
  }

  const current = useMemo(() => estimate(good.given, table), [good, table])
  return { update, good, estimate: current, texts: useStable(say()) }

  function say() {
    if (shown.length === 0) return {}
    const said = Object.fromEntries(shown.map((key) => [key, faults[key]]))
    const used = { ...show(lang, current.input), area: good.values.area }
    return faultTexts(lang, words.form, said, values, used)
  }
}

function first({ lang, example, sent }: EstimatorProps): State {
  const { good } = readEstimate(lang, example)
  if (!good) throw new Error('The example must be an input without faults')
  if (!sent) return { good, values: example, faults: {}, shown: [] }
  const read = readEstimate(lang, sent.values, good)
  const shown = sent.refused ? fieldKeys.filter((key) => read.faults[key]) : []
  return { good: read.good ?? good, values: sent.values, faults: read.faults, shown }
}

/** The same object as long as it says the same, so that what is drawn from it is not drawn again. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}
