import { byLang, langs, type Lang } from '#src/i18n/locales.ts'
import type { Focus, LibraryFile, LibraryFileChange } from '#src/library/contract.ts'

/** What is said of an image in a language: null is not yet written, empty is decorative. */
export type AltValues = Readonly<Record<Lang, string | null>>

export interface FileValues {
  name: string
  alt: AltValues
  /** Null: the middle. */
  focus: Focus | null
}

export const valuesOf = ({ name, alt, focus }: LibraryFile): FileValues => ({
  name,
  alt: byLang((lang) => alt[lang] ?? null),
  focus: focus ?? null,
})

/** The path in the form of a field of the call; the focal point is no field that can be wrong. */
export const placeOf = (field: string): string | undefined =>
  field === 'name' || langs.some((lang) => field === `alt.${lang}`) ? field : undefined

/** Blanks around a text are none of it; what is blank is not yet written, unless it is decorative. */
const tidy = (text: string | null) => (text === null || text === '' ? text : text.trim() || null)

/** The fields that differ from what is stored, as the call takes them; none: nothing is unsaved. */
export function changeOf(
  stored: LibraryFile,
  values: FileValues,
): Omit<LibraryFileChange, 'id'> | undefined {
  const before = valuesOf(stored)
  const alt = Object.fromEntries(
    langs.flatMap((lang) => {
      const text = tidy(values.alt[lang])
      return text === before.alt[lang] ? [] : [[lang, text]]
    }),
  )
  const name = values.name.trim()
  const change = {
    ...(name !== before.name && { name }),
    ...(Object.keys(alt).length > 0 && { alt }),
    ...(!isSameFocus(values.focus, before.focus) && { focus: values.focus }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

const isSameFocus = (a: Focus | null, b: Focus | null): boolean => a?.x === b?.x && a?.y === b?.y

/** The values after somebody else has changed the file: theirs, with what is unsaved here on top. */
export function rebased(before: LibraryFile, after: LibraryFile, values: FileValues): FileValues {
  const change = changeOf(before, values)
  const theirs = valuesOf(after)
  if (!change) return theirs
  return {
    name: change.name ?? theirs.name,
    alt: { ...theirs.alt, ...change.alt },
    focus: change.focus === undefined ? theirs.focus : change.focus,
  }
}

const percent = 100

/** The point after a step, in whole percents, inside the image. */
export function movedFocus(from: Focus | null, step: { x: number; y: number }): Focus {
  const { x, y } = from ?? middle
  return { x: rounded(x + step.x), y: rounded(y + step.y) }
}

export const middle: Focus = { x: 0.5, y: 0.5 }

export const rounded = (part: number): number =>
  Math.min(1, Math.max(0, Math.round(part * percent) / percent))
