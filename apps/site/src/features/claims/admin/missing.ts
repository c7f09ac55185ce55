import type { Claim } from '../contract.ts'

const names: Readonly<Record<Claim['missing'][number], string>> = {
  condition: 'condition',
  method: 'method',
  date: 'date',
  owner: 'owner',
  note: 'note for readers',
}

/** `Not yet documented: method, owner`; undefined where nothing is missing. */
export function missingText({ missing }: Pick<Claim, 'missing'>): string | undefined {
  if (missing.length === 0) return undefined
  if (missing.length === Object.keys(names).length) return 'Not yet documented'
  return `Not yet documented: ${missing.map((field) => names[field]).join(', ')}`
}
