import { align, type Pair } from './align.ts'
import { hashOf, keysOf, type TextBlock } from './text-blocks.ts'

/** A block of a source as it was approved, and as it is. */
export interface Compared {
  key: string
  was?: TextBlock
  is?: TextBlock
}

/** Which blocks have become which. */
export function compareBlocks(then: readonly TextBlock[], now: readonly TextBlock[]): Compared[] {
  const fields = new Set([...now, ...then].map(({ field }) => field))
  return [...fields].flatMap((field) => {
    const before = then.filter((block) => block.field === field)
    const after = now.filter((block) => block.field === field)
    const [keysBefore, keysAfter] = [keysOf(before), keysOf(after)]
    const likeness = (was: number, is: number) =>
      likenessOf(before[was]?.text ?? '', after[is]?.text ?? '')
    return align(before.map(hashOf), after.map(hashOf), likeness).map(({ was, is }: Pair) => ({
      key: (is === undefined ? keysBefore[was!] : keysAfter[is])!,
      ...(was !== undefined && { was: before[was]! }),
      ...(is !== undefined && { is: after[is]! }),
    }))
  })
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** The words that both have, of all that they have. */
function likenessOf(a: string, b: string): number {
  const [these, those] = [wordsOf(a), wordsOf(b)]
  return (2 * these.intersection(those).size) / (these.size + those.size || 1)
}
