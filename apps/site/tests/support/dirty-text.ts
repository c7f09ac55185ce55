import { migrations } from '#migrations/index.ts'

/** A text as it was stored before it was cleaned: turned, cut in the middle, and in two lines for a feed. */
export const dirty = (text: string) => `\u202e${text}\u200b one\u2028two\u2069`
/** The same, cleaned: where a text has one line, and where it has several. */
export const clean = (text: string) => `${text} one two`
export const lines = (text: string) => `${text} one\ntwo`
/** Of this nothing is left. */
export const hidden = '\u200b\u202e'

const chosen = (isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => isMeant(name)))

/** The migrations of a store that a migration finds, and those of the store that it leaves. */
export const aroundMigration = (name: string) => ({
  older: chosen((one) => one < name),
  own: chosen((one) => one <= name),
})
