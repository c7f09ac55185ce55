import { diffComm } from 'node-diff3'

export interface Piece {
  text: string
  /** Absent: it stands in both. */
  change?: 'added' | 'removed'
}

const tokensOf = (text: string) => text.match(/\n|[^\S\n]+|\S+[^\S\n]*/g) ?? []

/** The space after a word is no part of it: what follows a text does not change its last word. */
const wordOf = (token: string) => token.trim() || token

/** What has been added to a text and removed from it, word by word. */
export function wordDiff(from: string, to: string): Piece[] {
  const pieces = diffBy(wordOf, from, to)
  const isMarked = from === to || pieces.some(({ change }) => change)
  return isMarked ? pieces : diffBy((token) => token, from, to)
}

function diffBy(keyOf: (token: string) => string, from: string, to: string): Piece[] {
  const [before, after] = [tokensOf(from), tokensOf(to)]
  return diffComm(before.map(keyOf), after.map(keyOf)).flatMap((part): Piece[] => {
    if (part.common) {
      before.splice(0, part.common.length)
      return [{ text: after.splice(0, part.common.length).join('') }]
    }
    const removed = before.splice(0, part.buffer1.length).join('')
    const added = after.splice(0, part.buffer2.length).join('')
    return [
      ...(removed ? [{ text: removed, change: 'removed' as const }] : []),
      ...(added ? [{ text: added, change: 'added' as const }] : []),
    ]
  })
}
