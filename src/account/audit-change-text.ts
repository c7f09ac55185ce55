import type { AuditChange } from './audit-contract.ts'

type Value = AuditChange['from']

const valueText = (value: Value): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** `publish_at` and `mediaURL` as words. */
export const fieldText = (field: string): string =>
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
