import { byLang, langs, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Claim, ClaimChange } from '../contract.ts'

export interface ClaimForm {
  condition: string
  method: string
  date: string
  owner: string
  /** Empty: no file. */
  fileId: string
  note: Readonly<Record<Lang, string>>
}

export const claimForm = ({ condition, method, date, owner, fileId, note }: Claim): ClaimForm => ({
  condition: condition ?? '',
  method: method ?? '',
  date: date ?? '',
  owner: owner ?? '',
  fileId: fileId ?? '',
  note: byLang((lang) => note[lang] ?? ''),
})

const texts = ['condition', 'method', 'date', 'owner', 'fileId'] as const

/** The fields of the form, by their paths in the call. */
const places: ReadonlySet<string> = new Set([...texts, ...langs.map((lang) => `note.${lang}`)])

export const placeOf = (field: string): string | undefined =>
  places.has(field) ? field : undefined

/** What differs from what is stored; what is empty is cleared. */
export function bodyOf(claim: Claim, form: ClaimForm): ClaimChange {
  const before = claimForm(claim)
  const changed = texts.filter((key) => form[key] !== before[key])
  const notes = langs.filter((lang) => form.note[lang] !== before.note[lang])
  return {
    id: claim.id,
    version: claim.version,
    ...Object.fromEntries(changed.map((key) => [key, form[key] || null])),
    ...(notes.length > 0 && {
      note: Object.fromEntries(notes.map((lang) => [lang, form.note[lang] || null])),
    }),
  }
}

/** One's own changes over what somebody else has stored meanwhile. */
export function rebased(form: ClaimForm, before: Claim, current: Claim): ClaimForm {
  const { note = {}, id: _, version: __, ...own } = bodyOf(before, form)
  const theirs = claimForm(current)
  const mine = (change: Readonly<Record<string, string | null | undefined>>) =>
    Object.fromEntries(Object.entries(change).map(([key, text]) => [key, text ?? '']))
  return { ...theirs, ...mine(own), note: { ...theirs.note, ...mine(note) } }
}
