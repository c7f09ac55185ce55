import { diffIndices } from 'node-diff3'
import { likeness, partWithin, without, wordsIn, type Words } from './block-words.ts'

/** The blocks of a version that stand for one block of another one: none where it is deleted. */
export interface Run {
  from: number
  to: number
}

/** Among so many pairs the most similar ones are searched for; blocks of more are paired in order. */
const mostPairs = 40_000

/** This part of a block's words comes from the one that it was split off. */
const splitOff = 0.6

/**
 * Finds each block of `base` again in `other`: the equal ones by their longest common subsequence,
 * the changed ones between them by the words that they share. Runs are in order, and never overlap.
 */
export function matchBlocks(base: readonly string[], other: readonly string[]): Run[] {
  const runs: Run[] = []
  let at = 0
  const equalUntil = (end: number) => {
    while (runs.length < end) runs.push({ from: at, to: ++at })
  }
  for (const { buffer1, buffer2 } of diffIndices([...base], [...other])) {
    const [start, count] = buffer1
    equalUntil(start)
    const [first, length] = buffer2
    const before = base.slice(start, start + count).map(wordsIn)
    const after = other.slice(first, first + length).map(wordsIn)
    for (const { from, to } of runsWithin(before, after))
      runs.push({ from: first + from, to: first + to })
    at = first + length
  }
  equalUntil(base.length)
  return runs
}

/** Of blocks none of which is equal to one of the others. */
function runsWithin(before: readonly Words[], after: readonly Words[]): Run[] {
  const pairs = pairsOf(before, after)
  let end = 0
  return before.map((words, index): Run => {
    const paired = pairs[index]
    const pair = paired === undefined ? undefined : after[paired]
    if (paired === undefined || !pair) return { from: end, to: end }
    const next = pairs.slice(index + 1).find((one) => one !== undefined) ?? after.length
    const missing = without(words, pair)
    const isPiece = (piece: Words | undefined) => piece && partWithin(piece, missing) >= splitOff
    let [from, to] = [paired, paired + 1]
    while (from > end && isPiece(after[from - 1])) from -= 1
    while (to < next && isPiece(after[to])) to += 1
    end = to
    return { from, to }
  })
}

/** For each block the one that it has become; pairs never cross. */
function pairsOf(before: readonly Words[], after: readonly Words[]): (number | undefined)[] {
  const [rows, columns] = [before.length, after.length]
  if (rows * columns > mostPairs)
    return before.map((_, index) => (index < columns ? index : undefined))
  const likenesses = before.map((words) => after.map((others) => likeness(words, others)))
  return mostAlike(rows, columns, (row, column) => likenesses[row]?.[column] ?? 0)
}

/** A pair counts a little by itself: a block beside a block of other words is one that was rewritten. */
const ofAnyPair = 0.1

function mostAlike(
  rows: number,
  columns: number,
  alike: (row: number, column: number) => number,
): (number | undefined)[] {
  const width = columns + 1
  const totals = new Float64Array((rows + 1) * width)
  const best = (row: number, column: number) => totals[row * width + column] ?? 0
  const pairs = new Float64Array(totals.length)
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const paired = best(row + 1, column + 1) + alike(row, column) + ofAnyPair
      pairs[row * width + column] = paired
      const skipped = Math.max(best(row + 1, column), best(row, column + 1))
      totals[row * width + column] = Math.max(paired, skipped)
    }
  let column = 0
  return Array.from({ length: rows }, (_, row) => {
    while (column < columns && best(row, column) === best(row, column + 1)) column += 1
    const isPaired = column < columns && best(row, column) === pairs[row * width + column]
    return isPaired ? column++ : undefined
  })
}
