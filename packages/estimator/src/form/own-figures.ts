import type { Lang } from '@repo/platform/i18n/locales.ts'
import { derivedAisles } from '../model/derived-aisles.ts'
import type { PriceList } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import {
  aisleKeys,
  basisOf,
  basisValues,
  isWholeExample,
  mandatoryFigures,
  type AisleKey,
} from './basis.ts'
import type { FormValues } from './fields.ts'
import { formatFieldNumber } from './format-fields.ts'
import { numberIn } from './parse-fields.ts'

type Name = keyof FormValues

/** The form whose fields follow from an entry. */
interface Form {
  lang: Lang
  priceList: Pick<PriceList, 'constants'>
}

/** Choosing these is no entry of a figure: the example is the same site in every country. */
const neutral: ReadonlySet<Name> = new Set([
  'country',
  'companyName',
  'areaUnit',
  'kept',
  'derived',
  'plan',
] as const)

const isAisleKey = (name: Name): name is AisleKey => aisleKeys.some((key) => key === name)
const isMandatory = (name: string) => mandatoryFigures.some((key) => key === name)
const otherOf = (key: AisleKey): AisleKey => (key === 'aisles' ? 'aisleLength' : 'aisles')

/** The fields to change after an entry, so that nothing stays of the example that the visitor has not seen. */
export function afterEntry(form: Form, values: FormValues, name: Name): FormValues {
  if (neutral.has(name)) return {}
  const basis = basisOf(values)
  const isFirst = isWholeExample(basis)
  const kept = basis.kept.filter((key) => key !== name && isMandatory(key))
  const { derived, fields } = aislesAfter(form, values, name)
  return {
    ...basisValues({ ...basis, kept, derived }),
    ...(isFirst && name !== 'complianceFees' && { complianceFees: '' }),
    ...fields,
  }
}

/** The fields to change once one has been left: the aisles and their length are empty together. */
export function afterLeaving(form: Form, values: FormValues, name: Name): FormValues {
  if (!isAisleKey(name) || !values[otherOf(name)]) return {}
  return isEmpty(form, values, name) ? { [name]: '', [otherOf(name)]: '', derived: '' } : {}
}

/** The fields to change of a form that was filled in without script, and began with the example. */
export function afterPosting(form: Form, values: FormValues, example: FormValues): FormValues {
  if (!isWholeExample(basisOf(values))) return {}
  const names = new Set([...keysOf(values), ...keysOf(example)])
  const changed = [...names].filter(
    (name) => !neutral.has(name) && !isSame(form, name, values, example),
  )
  if (changed.length === 0) return {}
  const isChanged = (name: Name) => changed.includes(name)
  const isEmptied = aisleKeys.some((key) => isChanged(key) && isEmpty(form, values, key))
  const { derived, fields } = isEmptied
    ? { derived: [], fields: { aisles: '', aisleLength: '' } }
    : derive(
        form,
        values,
        aisleKeys.filter((key) => !isChanged(key)),
      )
  return {
    ...basisValues({ kept: mandatoryFigures.filter((key) => !isChanged(key)), derived }),
    ...(!isChanged('complianceFees') && { complianceFees: '' }),
    ...fields,
  }
}

/** An area is the same in either unit. */
const isSame = ({ lang }: Form, name: Name, values: FormValues, example: FormValues): boolean =>
  name === 'area'
    ? numberIn(lang, name, values) === numberIn(lang, name, example)
    : (values[name] ?? '') === (example[name] ?? '')

const isEmpty = ({ lang }: Form, values: FormValues, key: AisleKey): boolean =>
  !values[key]?.trim() || numberIn(lang, key, values) === 0

interface Derived {
  derived: readonly AisleKey[]
  fields: FormValues
}

function aislesAfter(form: Form, values: FormValues, name: Name): Derived {
  const { kept, derived } = basisOf(values)
  const isFirst = isWholeExample({ kept })
  if (isAisleKey(name)) {
    const other = otherOf(name)
    const isOwnPair = !isFirst && !derived.includes(other) && values[other]
    return !numberIn(form.lang, name, values) || isOwnPair
      ? { derived: derived.filter((key) => key !== name), fields: {} }
      : derive(form, values, [other])
  }
  if (isFirst) return derive(form, values, aisleKeys)
  return name === 'area' ? derive(form, values, derived) : { derived, fields: {} }
}

/** Without a valid area, the fields stay as they are. */
function derive(
  { lang, priceList }: Form,
  values: FormValues,
  derived: readonly AisleKey[],
): Derived {
  const area = numberIn(lang, 'area', values)
  if (area === undefined || derived.length === 0) return { derived, fields: {} }
  const own = aisleKeys.filter((key) => !derived.includes(key))
  const given = Object.fromEntries(own.map((key) => [key, numberIn(lang, key, values)]))
  const found = derivedAisles(area, priceList.constants.aislePitch.value, given)
  const fields: FormValues = {}
  for (const key of derived) fields[key] = formatFieldNumber(lang, found[key])
  return { derived, fields }
}
