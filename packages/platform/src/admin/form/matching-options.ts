import { foldText } from '#src/rest/clean-text.ts'

/**
 * Returns the options that contain the typed text, ignoring case and accents: the same word first,
 * then options that begin with the text.
 */
export function matchingOptions(options: readonly string[], typed: string): string[] {
  const wanted = foldText(typed)
  const rank = (option: string) => {
    const word = foldText(option)
    if (word === wanted) return 0
    return word.startsWith(wanted) ? 1 : 2
  }
  return options
    .filter((option) => foldText(option).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Returns the option that equals the typed text. */
export const sameOption = (options: readonly string[], typed: string): string | undefined =>
  options.includes(typed) ? typed : options.find((option) => foldText(option) === foldText(typed))
