import { createHash } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`
const codes = letters.length * signs.length

/** Two signs: a name begins with a letter. */
const codeOf = (number: number) =>
  letters[number % letters.length]! + signs[Math.floor(number / letters.length)]!

/**
 * Names classes in what is built: two signs for the sheet, then one for the class. Names that share
 * their beginning with their neighbours compress better than hashes of their own, and are as many
 * bytes less in every page. A sheet's signs come from its path, so that most names last from one
 * build to the next, and are alike wherever the same sources are built.
 */
export function shortClassNames(
  sheets: readonly string[],
): (name: string, sheet: string) => string {
  const taken = new Map<string, { code: string; names: Map<string, string> }>()
  const used = new Set<string>()
  for (const sheet of sheets.toSorted()) {
    let number = createHash('sha256').update(sheet).digest().readUInt32BE() % codes
    while (used.has(codeOf(number))) number = (number + 1) % codes
    used.add(codeOf(number))
    taken.set(sheet, { code: codeOf(number), names: new Map() })
  }
  return (name, sheet) => {
    const known = taken.get(sheet)
    if (!known) throw new Error(`${sheet} is none of the sheets that were named`)
    const { code, names } = known
    const sign = signs[names.size]
    const short = names.get(name) ?? (sign && code + sign)
    if (!short) throw new Error(`${sheet} has more than ${signs.length} names`)
    names.set(name, short)
    return short
  }
}
