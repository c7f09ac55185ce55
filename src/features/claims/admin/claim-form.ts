import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Claim, ClaimChange } from '../contract.ts'

export interface ClaimForm {
  condition: string
  method: string
  date: string
  owner: string
  note: Readonly<Record<Lang, string>>
}

export const claimForm = ({ condition, method, date, owner, note }: Claim): ClaimForm => ({
  condition: condition ?? '',
  method: method ?? '',
  date: date ?? '',
  owner: owner ?? '',
  note: Object.fromEntries(langs.map((lang) => [lang, note[lang] ?? ''])) as ClaimForm['note'],
})

/** What is empty is cleared. */
export const bodyOf = ({ id, version }: Claim, form: ClaimForm): ClaimChange => ({
  id,
  version,
  condition: form.condition || null,
  method: form.method || null,
  date: form.date || null,
  owner: form.owner || null,
  note: Object.fromEntries(langs.map((lang) => [lang, form.note[lang] || null])),
})
