import { foldText } from '#src/rest/clean-text.ts'
import type { Node } from '@tiptap/pm/model'

export interface Match {
  from: number
  to: number
}

/**
 * Finds every occurrence of a text within a paragraph, heading or cell, ignoring case, accents and
 * soft hyphens.
 */
export function matchesIn(doc: Node, words: string): Match[] {
  const wanted = foldText(words)
  if (!wanted) return []
  const found: Match[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    // A node without text, such as a line break, is one position wide.
    const { folded, places } = foldByPlace(
      node.textBetween(0, node.content.size, undefined, '\ufffc'),
    )
    for (
      let at = folded.indexOf(wanted);
      at >= 0;
      at = folded.indexOf(wanted, at + wanted.length)
    ) {
      const [first, last] = [places[at], places[at + wanted.length - 1]]
      if (first && last) found.push({ from: position + 1 + first.from, to: position + 1 + last.to })
    }
    return false
  })
  return found
}

/** Returns the folded text, and the position of each of its characters in the text. */
function foldByPlace(text: string): { folded: string; places: Match[] } {
  let folded = ''
  const places: Match[] = []
  let from = 0
  for (const character of text) {
    const to = from + character.length
    const own = foldCharacter(character)
    for (let n = 0; n < own.length; n += 1) places.push({ from, to })
    const last = places.at(-1)
    // A combining mark belongs to its letter.
    if (own === '' && last?.to === from) last.to = to
    folded += own
    from = to
  }
  return { folded, places }
}

const known = new Map<string, string>()

function foldCharacter(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = /\s/.test(character) ? ' ' : foldText(character)
  known.set(character, folded)
  return folded
}
