import { useMemo, useState, type RefObject } from 'react'
import { fieldKeys, type FormValues } from '../form/fields.ts'
import { valuesOf } from '../form/form-control.ts'
import { estimate } from '../model/estimate.ts'
import { firstState, textsOf } from './estimate-state.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { readEstimate } from './read-estimate.ts'

/** Faults are said when a field is left, and go when they are mended; the result follows every key. */
export function useEstimate(form: RefObject<HTMLFormElement | null>, props: EstimatorProps) {
  const { lang, table } = props
  const [state, setState] = useState(() => firstState(props))
  const { good } = state

  function update(reveal: readonly (keyof FormValues)[] = []) {
    const now = valuesOf(form.current!)
    setState((known) => {
      const read = readEstimate(lang, now, known.good)
      const told = new Set<keyof FormValues>([...known.shown, ...reveal])
      return {
        good: read.good ?? known.good,
        values: now,
        errors: read.errors,
        shown: fieldKeys.filter((key) => read.errors[key] && told.has(key)),
      }
    })
  }

  const current = useMemo(() => estimate(good.given, table), [good, table])
  return { update, good, estimate: current, texts: textsOf(props, state, current) }
}
