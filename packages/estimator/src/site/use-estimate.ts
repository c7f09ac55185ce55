import { useMemo, useState, type RefObject } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { basisFragment, basisOf } from '../form/basis.ts'
import { exampleFields } from '../form/example-fields.ts'
import { errorTexts } from '../form/error-text.ts'
import { fieldKeys, type FormValues, type FieldKey } from '../form/fields.ts'
import { valuesOf } from '../form/form-control.ts'
import { toFragment } from '../form/fragment.ts'
import { parseFields, withPlaceholderName, type ParsedFields } from '../form/parse-fields.ts'
import { formatFieldNumber, formatFields } from '../form/format-fields.ts'
import { parseNumber } from '../form/parse-number.ts'
import { isVisible } from '@repo/platform/rest/clean-text.ts'
import { estimate, type Estimate } from '../model/estimate.ts'
import type { GivenInput } from '../model/input.ts'
import type { PriceList } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import type { EstimatorProps } from './estimator-props.ts'

/** Errors appear on blur and disappear when corrected; the result is updated on every key. */
export function useEstimate(
  form: RefObject<HTMLFormElement | null>,
  props: EstimatorProps,
  priceList: PriceList,
) {
  const { lang } = props
  const [state, setState] = useState(() => initialState(props))
  const { valid } = state

  function update(reveal: readonly (keyof FormValues)[] = []) {
    if (!form.current) return
    const now = valuesOf(form.current)
    setState((previous) => {
      const reading = parseEntries(lang, now, previous.valid)
      const revealed = new Set<keyof FormValues>([...previous.shown, ...reveal])
      return {
        valid: reading.valid ?? previous.valid,
        values: now,
        errors: reading.errors,
        shown: fieldKeys.filter((key) => reading.errors[key] && revealed.has(key)),
      }
    })
  }

  const current = useMemo(() => estimateOf(valid, priceList), [valid, priceList])
  return { update, valid, estimate: current, texts: textsOf(props, state, current) }
}

interface EstimateState {
  valid: ValidEntries
  values: FormValues
  errors: ParsedFields['errors']
  /** The fields whose errors are shown. */
  shown: readonly FieldKey[]
}

/** The estimate of valid entries, with the counts of a plan where they have one. */
export const estimateOf = ({ given, values }: ValidEntries, priceList: PriceList): Estimate =>
  estimate(given, priceList, basisOf(values).quantities)

/** The state with which the page is rendered. */
export function initialState(props: EstimatorProps): EstimateState {
  const { lang, priceList, country, sent } = props
  const example = exampleFields(lang, priceList, country)
  const { valid } = parseEntries(lang, example)
  if (!valid) throw new Error('The example must be an input without errors')
  if (!sent) return { valid, values: example, errors: {}, shown: [] }
  const reading = parseEntries(lang, sent.values, valid)
  const shown = sent.rejected ? fieldKeys.filter((key) => reading.errors[key]) : []
  return { valid: reading.valid ?? valid, values: sent.values, errors: reading.errors, shown }
}

/** The error messages of the fields. */
function textsOf(
  { lang, words }: EstimatorProps,
  { valid, values, errors, shown }: EstimateState,
  { input }: Estimate,
): Partial<Record<FieldKey, string>> {
  if (shown.length === 0) return {}
  const shownErrors = Object.fromEntries(shown.map((key) => [key, errors[key]]))
  const lastValid = { ...formatFields(lang, input), area: formatArea(lang, valid.values.area) }
  return errorTexts(lang, words.form, shownErrors, { values, lastValid })
}

/** As typed, in either unit, but written as the language does. */
function formatArea(lang: Lang, typed = ''): string {
  const area = parseNumber(lang, typed)
  return area === undefined ? typed : formatFieldNumber(lang, area)
}

export function initialTexts(props: EstimatorProps): Partial<Record<FieldKey, string>> {
  const state = initialState(props)
  return textsOf(props, state, estimateOf(state.valid, props.priceList))
}

type Name = keyof FormValues

/** The valid entries of a result. */
interface ValidEntries {
  /** As typed. */
  values: FormValues
  given: GivenInput
  /** Its URL fragment. */
  fragment: string
}

/** Fields with a rule between them. */
const partners: Partial<Record<Name, readonly Name[]>> = {
  area: ['areaUnit'],
  shifts: ['shiftHours'],
  shiftHours: ['shifts'],
  aisleLength: ['aisles'],
  aisles: ['aisleLength'],
}

export const withPartners = (key: Name): readonly Name[] => [key, ...(partners[key] ?? [])]

/**
 * Parses the fields. A field with an error keeps its last valid value in the estimate; the others
 * count at once.
 */
export function parseEntries(
  lang: Lang,
  values: FormValues,
  last?: ValidEntries,
): { valid: ValidEntries | undefined; errors: ParsedFields['errors'] } {
  const { errors } = parseFields(lang, withPlaceholderName(values))
  const { companyName, ...others } = errors
  const repaired = { ...values }
  for (const name of keysOf(others).flatMap(withPartners)) repaired[name] = last?.values[name]
  if (companyName) repaired.companyName = ''
  const { given } = parseFields(lang, withPlaceholderName(repaired))
  if (!given) return { valid: last, errors }
  const isNamed = isVisible(repaired.companyName ?? '')
  const previous = { ...given, companyName: isNamed ? given.companyName : '' }
  const fragment = toFragment(previous) + basisFragment(basisOf(repaired))
  const isSame = fragment === last?.fragment
  return { valid: isSame ? last : { values: repaired, given: previous, fragment }, errors }
}
