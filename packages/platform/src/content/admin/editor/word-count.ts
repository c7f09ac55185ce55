const wordsPerMinute = 220

export interface WordCount {
  words: number
  /** Reading time, at least 1 where there is a word. */
  minutes: number
}

export function countWords(text: string): WordCount {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0
  return { words, minutes: Math.ceil(words / wordsPerMinute) }
}
