import type { Lang } from '#src/i18n/locales.ts'

/** Languages that write compounds as one word: a search for "Ortung" is for "Staplerortung" too. */
export const compounding: ReadonlySet<Lang> = new Set(['de'])

/** A prefix makes another word of one, and no compound: "Belagerung", "Herstellung". */
const prefixes =
  'auf|aus|be[a-z]?|bei|dar|durch|ein|emp|ent|her|hin|hinter|miss|mit|nach|ueber|uber|unter|ver|vor|wider|zer'

/**
 * What stands before a part of a compound: three letters or more with a vowel, which end as German words
 * do. "Verantw" does not, so "Ortung" is no part of "Verantwortung". PostgreSQL reads the pattern as
 * JavaScript does.
 */
const beforeAnd = (end: string) =>
  `(?!(?:${prefixes})${end})(?=[a-z0-9]*[aeiouy][a-z0-9]*${end})[a-z0-9]{2,}[abd-ik-pr-vx-z0-9]`

const isBefore = new RegExp(`^${beforeAnd('$')}$`)

/** Whether a folded text has a word that begins with the part, or a compound with it inside. */
export function hasCompoundPart(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before = ''] = /[a-z0-9]*$/.exec(text.slice(Math.max(0, at - 64), at)) ?? []
    if (!before || isBefore.test(before)) return true
  }
  return false
}

/** The same for PostgreSQL; parts are letters and digits, so they need no escape. */
export const compoundPattern = (part: string): string =>
  `(?<![a-z0-9])(?:${beforeAnd(part)})?${part}`
