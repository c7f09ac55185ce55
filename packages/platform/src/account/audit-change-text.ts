import type { AuditChange } from './audit-contract.ts'

type Value = AuditChange['from']

const valueText = (value: Value): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return plainText(String(value))
}

/** A list or a record, which the log keeps as JSON, as its values in one line; other text as it is. */
function plainText(text: string): string {
  if (!/^[[{"]/.test(text)) return text
  try {
    return flat(JSON.parse(text)).join(', ')
  } catch {
    return text
  }
}

function flat(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flat)
  if (typeof value === 'string') return value ? [value] : []
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** Fields whose names are not those of the screens. */
const fieldNames: Readonly<Record<string, string>> = {
  active: 'visible',
  document_id: 'file',
  featured_image_id: 'image',
  hide_at: 'hide time',
  poster_id: 'still image',
  publish_at: 'publish time',
  search_title: 'headline for search engines',
}

/** `publish_at` and `mediaURL` as the words of the screens. */
export const fieldText = (field: string): string =>
  fieldNames[field] ??
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** What a field was, where it was anything, and what it is; undefined where that is not stored. */
export function valuesOf(change: AuditChange): { from?: string; to: string } | undefined {
  if (!('to' in change)) return undefined
  const to = valueText(change.to)
  return 'from' in change ? { from: valueText(change.from), to } : { to }
}

/** A change in one line: “state: new → closed”. */
export function changeText(change: AuditChange): string {
  const values = valuesOf(change)
  if (!values) return `${fieldText(change.field)}: changed`
  const { from, to } = values
  return `${fieldText(change.field)}: ${from === undefined ? to : `${from} → ${to}`}`
}
