import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { GivenInput } from '../model/input.ts'
import type { Purchase } from '../model/lines.ts'
import { isNumberKey } from '../model/measures/inputs.ts'
import { laterInputs } from '../stored/later-inputs.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'
import { formatFields, type GivenFields } from './format-fields.ts'

/** A multiple of the longest valid fragment. */
const maxFragmentLength = 4_000

/**
 * Serialises the inputs as a URL fragment, which no server receives. Empty inputs of version 1 are
 * omitted. Later inputs are always included, so that their absence identifies an older link.
 */
export function toFragment(given: GivenInput): string {
  const known = fieldKeys.filter((key) => (given[key] ?? '') !== '' || key in laterInputs)
  return new URLSearchParams(known.map((key) => [key, String(given[key] ?? '')])).toString()
}

/** Returns the fragment for sharing: the inputs, the price list and the day of the estimate. */
export const shareFragment = (
  inputs: string,
  purchase: Purchase,
  { version, date }: { version: number; date: string },
): string =>
  `${inputs}&list=${version}&date=${date}${purchase === 'rented' ? '&purchase=rented' : ''}`

/**
 * Parses a URL fragment, which may be forged, to field values: `parseFields` validates them as if
 * typed.
 */
export function fromFragment(lang: Lang, fragment: string): FormValues {
  if (fragment.length > maxFragmentLength) return {}
  const written = new URLSearchParams(fragment.replace(/^#/, ''))
  const given: GivenFields = {}
  const isLink = fieldKeys.some((key) => written.has(key))
  const fromBefore: GivenFields = isLink ? laterInputs : {}
  for (const key of fieldKeys)
    given[key] = written.has(key) ? valueOf(key, written.get(key) ?? '') : fromBefore[key]
  return formatFields(lang, given)
}

/** Numbers use JavaScript notation in every language. */
function valueOf(key: FieldKey, text: string): string | number | undefined {
  if (!isNumberKey(key)) return text
  return /^\d{1,20}(\.\d{1,25})?(e-\d{1,2})?$/.test(text) ? Number(text) : undefined
}
