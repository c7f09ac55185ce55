import type { Lang } from '#src/i18n/locales.ts'
import type { GivenInput } from '../model/input.ts'
import { isNumberKey } from '../model/measures/inputs.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'
import { show, type GivenFields } from './show.ts'

/** Several times what the longest inputs take. */
const longest = 4_000

/** The inputs for the part of a link behind `#`, which no server sees; what is empty is left out. */
export function toFragment(given: GivenInput): string {
  const known = fieldKeys.filter((key) => (given[key] ?? '') !== '')
  return new URLSearchParams(known.map((key) => [key, String(given[key])])).toString()
}

/** What the fields show of a link that anybody may have written: `read` judges it, as if typed. */
export function fromFragment(lang: Lang, fragment: string): FormValues {
  if (fragment.length > longest) return {}
  const written = new URLSearchParams(fragment.replace(/^#/, ''))
  const given: GivenFields = {}
  for (const key of fieldKeys) given[key] = valueOf(key, written.get(key) ?? '')
  return show(lang, given)
}

/** Numbers are in the notation of machines, whatever the language. */
function valueOf(key: FieldKey, text: string): string | number | undefined {
  if (!isNumberKey(key)) return text
  return /^\d{1,20}(\.\d{1,25})?(e-\d{1,2})?$/.test(text) ? Number(text) : undefined
}
