import { isAnswer } from '@repo/platform/facts/ledger.ts'
import type { Claim } from '../contract.ts'

const names: Readonly<Record<Claim['missing'][number], string>> = {
  condition: 'condition',
  method: 'method',
  date: 'date',
  owner: 'owner',
  note: 'note for visitors',
}

/** `Needs documentation: method, owner`; undefined where nothing is missing. */
export function missingText({ id, missing }: Pick<Claim, 'id' | 'missing'>): string | undefined {
  if (missing.length === 0) return undefined
  if (isAnswer(id) && missing.includes('note')) return 'Not yet answered'
  if (missing.length === Object.keys(names).length) return 'Needs documentation'
  return `Needs documentation: ${missing.map((field) => names[field]).join(', ')}`
}

/** A claim is finished with everything that it asks for, an answer as soon as readers see it. */
export function stateOf({ id, missing }: Pick<Claim, 'id' | 'missing'>) {
  if (!isAnswer(id))
    return missing.length > 0
      ? { done: false, label: 'To do' }
      : { done: true, label: 'Documented' }
  return missing.includes('note')
    ? { done: false, label: 'To do' }
    : { done: true, label: 'Answered' }
}
