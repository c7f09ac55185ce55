import { byLang, langs, type Lang } from '@repo/platform/i18n/locales.ts'
import type { DeviceSize } from '@repo/platform/facts/device-size.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import type { Claim, ClaimChange } from '../contract.ts'

export interface ClaimForm {
  condition: string
  method: string
  date: string
  owner: string
  /** Empty: no file. */
  fileId: string
  /** Millimetres, as typed. */
  size: Readonly<Record<keyof DeviceSize, string>>
  note: Readonly<Record<Lang, string>>
}

export const claimForm = ({
  condition,
  method,
  date,
  owner,
  fileId,
  size,
  note,
}: Claim): ClaimForm => ({
  condition: condition ?? '',
  method: method ?? '',
  date: date ?? '',
  owner: owner ?? '',
  fileId: fileId ?? '',
  size: mapValues(size ?? noSize, (side) => (side === null ? '' : String(side))),
  note: byLang((lang) => note[lang] ?? ''),
})

export const sides = ['width', 'height', 'depth'] as const
const noSize = { width: null, height: null, depth: null }

const texts = ['condition', 'method', 'date', 'owner', 'fileId'] as const

/** The fields of the form, by their paths in the call. */
const places: ReadonlySet<string> = new Set([
  ...texts,
  ...sides.map((side) => `size.${side}`),
  ...langs.map((lang) => `note.${lang}`),
])

export const placeOf = (field: string): string | undefined =>
  places.has(field) ? field : undefined

/** What differs from what is stored; what is empty is cleared. */
export function bodyOf(claim: Claim, form: ClaimForm): ClaimChange {
  const before = claimForm(claim)
  const changed = texts.filter((key) => form[key] !== before[key])
  const notes = langs.filter((lang) => form.note[lang] !== before.note[lang])
  const isResized = sides.some((side) => form.size[side] !== before.size[side])
  return {
    id: claim.id,
    version: claim.version,
    ...Object.fromEntries(changed.map((key) => [key, form[key] || null])),
    ...(isResized && { size: sizeIn(form.size) }),
    ...(notes.length > 0 && {
      note: Object.fromEntries(notes.map((lang) => [lang, form.note[lang] || null])),
    }),
  }
}

/** What is typed as numbers: a side that is missing is refused by the server, at its field. */
const sizeIn = (size: ClaimForm['size']) =>
  sides.every((side) => size[side] === '') ? null : mapValues(size, Number)

/** One's own changes over what somebody else has stored meanwhile. */
export function rebased(form: ClaimForm, before: Claim, current: Claim): ClaimForm {
  const { note = {}, size, id: _, version: __, ...own } = bodyOf(before, form)
  const theirs = claimForm(current)
  const mine = (change: Readonly<Record<string, string | null | undefined>>) =>
    Object.fromEntries(Object.entries(change).map(([key, text]) => [key, text ?? '']))
  return {
    ...theirs,
    ...mine(own),
    ...(size !== undefined && { size: form.size }),
    note: { ...theirs.note, ...mine(note) },
  }
}
