import { foldText } from '#src/rest/clean-text.ts'

/** The options that contain what is typed, whatever its case and accents; the same word first, then those that begin with it. */
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

/** The option that is the same word as what is typed. */
export const sameOption = (options: readonly string[], typed: string): string | undefined =>
  options.includes(typed) ? typed : options.find((option) => foldText(option) === foldText(typed))
