import { diffComm } from 'node-diff3'

export interface Piece {
  text: string
  /** Absent: it stands in both. */
  change?: 'added' | 'removed'
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+\s*/g) ?? []

/** What has been added to a text and removed from it, word by word. */
export function wordDiff(from: string, to: string): Piece[] {
  return diffComm(wordsOf(from), wordsOf(to)).flatMap((part): Piece[] => {
    if (part.common) return [{ text: part.common.join('') }]
    const [removed, added] = [part.buffer1.join(''), part.buffer2.join('')]
    return [
      ...(removed ? [{ text: removed, change: 'removed' as const }] : []),
      ...(added ? [{ text: added, change: 'added' as const }] : []),
    ]
  })
}
