import type { Lang } from '#src/i18n/locales.ts'
import type { FieldKey, FormValues } from '../form/fields.ts'
import { toFragment } from '../form/fragment.ts'
import { read, type Reading } from '../form/read.ts'
import type { GivenInput } from '../model/input.ts'

type Name = keyof FormValues

/** What a result is made from. */
export interface Good {
  /** As it stood in the fields. */
  values: FormValues
  given: GivenInput
  /** The link's part that carries it. */
  fragment: string
}

/** What is only right or wrong together. */
const partners: Partial<Record<Name, readonly Name[]>> = {
  area: ['areaUnit'],
  shifts: ['shiftHours'],
  shiftHours: ['shifts'],
  aisleLength: ['aisles'],
  aisles: ['aisleLength'],
}

export const withPartners = (key: Name): readonly Name[] => [key, ...(partners[key] ?? [])]

/** Nobody needs to say who they are to see a result. */
const standIn = '–'

/**
 * Reads the fields; where one is faulty, the last good value of it goes on counting, and what stands
 * in the others counts at once.
 */
export function readEstimate(
  lang: Lang,
  values: FormValues,
  last?: Good,
): { good: Good | undefined; errors: Reading['errors'] } {
  const { errors } = read(lang, values)
  const { companyName, ...others } = errors
  const repaired = { ...values }
  for (const name of (Object.keys(others) as FieldKey[]).flatMap(withPartners))
    repaired[name] = last?.values[name]
  const named = { ...repaired, companyName: companyName ? standIn : values.companyName }
  const { given } = read(lang, named)
  if (!given) return { good: last, errors }
  const known = { ...given, companyName: companyName ? '' : given.companyName }
  const fragment = toFragment(known)
  const isSame = fragment === last?.fragment
  return { good: isSame ? last : { values: repaired, given: known, fragment }, errors }
}
