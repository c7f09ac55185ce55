/** The words of a block and how often each of them occurs; an image counts by its address. */
export type Words = ReadonlyMap<string, number>

export function wordsIn(block: string): Words {
  const words = new Map<string, number>()
  for (const [word] of block.matchAll(/[\p{L}\p{N}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

const sizeOf = (words: Words): number => words.values().reduce((sum, times) => sum + times, 0)

const sharedBy = (a: Words, b: Words): number =>
  a.entries().reduce((sum, [word, times]) => sum + Math.min(times, b.get(word) ?? 0), 0)

/** From 0 (no word in common) to 1 (the same words). */
export function likeness(a: Words, b: Words): number {
  const all = sizeOf(a) + sizeOf(b)
  return all === 0 ? 1 : (2 * sharedBy(a, b)) / all
}

/** The part of the words that others have as well, from 0 to 1. */
export function partWithin(words: Words, others: Words): number {
  const size = sizeOf(words)
  return size === 0 ? 0 : sharedBy(words, others) / size
}

/** The words that others lack. */
export const without = (words: Words, others: Words): Words =>
  new Map([...words].map(([word, times]) => [word, Math.max(0, times - (others.get(word) ?? 0))]))
