import { conceptsIn, type Question } from './question.ts'

/** A piece of a text; what the question has found in it is marked. */
export interface Piece {
  text: string
  isFound?: true
}

const word = /[\p{L}\p{M}\p{N}\u00ad]+/gu

/** A text in pieces, with every word that the question asks for marked. */
export function markFound(question: Question, text: string): Piece[] {
  const whole = markWords(question, text, false)
  return whole.some(({ isFound }) => isFound) ? whole : markWords(question, text, true)
}

function markWords(question: Question, text: string, inside: boolean): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const [found, at] of wordsIn(text)) {
    if (!conceptsIn(question, found, inside).length) continue
    if (at > from) pieces.push({ text: text.slice(from, at) })
    pieces.push({ text: found, isFound: true })
    from = at + found.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

const wordsIn = (text: string) =>
  text.matchAll(word).map((match): [string, number] => [match[0], match.index])

const maxLetters = 50_000
const longEnough = 120
const most = 230

/** The sentence of a text that has the most of the question, marked; undefined if none has any of it. */
export function excerptOf(question: Question, blocks: readonly string[]): Piece[] | undefined {
  const best = bestSentence(question, blocks, false) ?? bestSentence(question, blocks, true)
  if (!best) return undefined
  const pieces = markFound(question, best.text)
  return best.text.length <= most ? pieces : markFound(question, cut(best.text, pieces))
}

interface Sentence {
  text: string
  worth: number
}

function bestSentence(
  question: Question,
  blocks: readonly string[],
  inside: boolean,
): Sentence | undefined {
  let best: Sentence | undefined
  let letters = 0
  for (const block of blocks) {
    for (const text of sentencesOf(block)) {
      letters += text.length
      if (letters > maxLetters) return best
      const found = new Set(wordsIn(text).flatMap(([one]) => conceptsIn(question, one, inside)))
      const worth = found.size && found.size * 1_000 + Math.min(text.length, longEnough)
      if (worth > (best?.worth ?? 0)) best = { text, worth }
    }
  }
  return best
}

/** Sentences, short ones together with the next; a no-break space ends none (“Art. 4”). */
function sentencesOf(block: string): string[] {
  const sentences: string[] = []
  for (const sentence of block.split(/(?<=[.!?…])[^\S\u00a0\u202f]+(?=[\p{Lu}\p{N}«„“‘¿¡])/u)) {
    const last = sentences.at(-1)
    if (last !== undefined && last.length < longEnough && last.length + sentence.length < most)
      sentences[sentences.length - 1] = `${last} ${sentence}`
    else sentences.push(sentence)
  }
  return sentences
}

/** The part of a long sentence around what was found first. */
function cut(text: string, pieces: readonly Piece[]): string {
  const before = pieces[0]?.isFound ? 0 : (pieces[0]?.text.length ?? 0)
  const start = before < most - 60 ? 0 : text.indexOf(' ', before - 80) + 1
  const rest = text.slice(start)
  const end = rest.length <= most ? rest.length : rest.lastIndexOf(' ', most)
  const middle = rest.slice(0, end > 0 ? end : most)
  return `${start > 0 ? '… ' : ''}${middle}${middle.length < rest.length ? ' …' : ''}`
}
