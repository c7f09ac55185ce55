import type { AuditChange, AuditEntry } from './audit-contract.ts'

type Value = AuditChange['from']

const valueText = (value: Value): string => {
  if (value === null || value === undefined || value === '') return '(empty)'
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
  mediaHosts: 'video hosts',
  poster_id: 'preview image',
  publishAt: 'publish time',
  publish_at: 'publish time',
  search_title: 'headline for search engines',
  secondFactor: 'two-step verification',
  state: 'status',
}

/** Statuses whose stored values are not those of the screens. */
const statusNames: Readonly<Record<string, string>> = {
  doubtful: 'possible spam',
  pending: 'unconfirmed',
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
  const textOf = (value: Value) =>
    (change.field === 'state' && statusNames[String(value)]) || valueText(value)
  const to = textOf(change.to)
  return 'from' in change ? { from: textOf(change.from), to } : { to }
}

const deletes = /^DELETE .*\/(?:delete\/id|trash)\/:id$/

/** The changes as they are shown: a deleted item is not empty now, so only its last value is named. */
export const shownChanges = ({ call, changes }: Pick<AuditEntry, 'call' | 'changes'>) =>
  deletes.test(call)
    ? (changes ?? []).map(({ field, from, to }): AuditChange => {
        const last = to ?? from
        return last === undefined ? { field } : { field, to: last }
      })
    : (changes ?? [])

/** A change in one line: “status: new → closed”. */
export function changeText(change: AuditChange): string {
  const values = valuesOf(change)
  if (!values) return `${fieldText(change.field)}: changed`
  const { from, to } = values
  return `${fieldText(change.field)}: ${from === undefined ? to : `${from} → ${to}`}`
}
