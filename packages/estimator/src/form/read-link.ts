import { isCountry } from '@repo/platform/facts/countries.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { restOfWorld } from '../model/country-row.ts'
import { inputMeasure } from '../model/measures/inputs.ts'
import { basisInLink } from './basis-in-link.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'
import { fromFragment } from './fragment.ts'
import { parseFields } from './parse-fields.ts'

/** What a link holds. */
interface Link {
  /** The inputs that can be read. */
  values: FormValues
  /** The inputs that cannot be read, or are required and missing. */
  damaged: FieldKey[]
  /** Of the price list with which it was made. */
  version?: number
  /** ISO, the day on which it was made. */
  date?: string
  isRented: boolean
  /** With the counts of a plan; what the plan does not know may be missing. */
  hasPlan: boolean
}

/** Reads the fragment of an address, which may be forged; undefined where it holds no inputs. */
export function readLink(lang: Lang, fragment: string): Link | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!fieldKeys.some((key) => given.has(key))) return undefined
  const all = fromFragment(lang, fragment)
  const { errors } = parseFields(lang, all)
  const basis = basisInLink(given)
  const hasPlan = /^\d{1,8}$/.test(given.get('plan') ?? '')
  const damaged = fieldKeys.filter((key) => {
    if (key === 'companyName') return errors[key] === 'tooLong'
    if (!given.get(key) && all[key] !== undefined) return false
    if (!given.get(key)) return !hasPlan && inputMeasure(key).required === true
    return errors[key] !== undefined || all[key] === undefined || !isKnown(key, all[key])
  })
  const values = { ...all, ...basis }
  for (const key of damaged) delete values[key]
  const [, version] = /^([1-9]\d{0,8})$/.exec(given.get('list') ?? '') ?? []
  const [date] = /^\d{4}-\d{2}-\d{2}$/.exec(given.get('date') ?? '') ?? []
  return {
    values,
    damaged,
    ...(version && { version: Number(version) }),
    ...(date && !Number.isNaN(Date.parse(date)) && { date }),
    isRented: given.get('purchase') === 'rented',
    hasPlan,
  }
}

/** Of two letters that are no country nothing is known, also not that it lies in the rest of the world. */
const isKnown = (key: FieldKey, value: string): boolean =>
  key !== 'country' || value === restOfWorld || isCountry(value)
