import type { Node } from '@tiptap/pm/model'

export interface Match {
  from: number
  to: number
}

/** Every place where a text stands in a paragraph, heading or cell, in small letters or capitals. */
export function matchesIn(doc: Node, words: string): Match[] {
  if (!words) return []
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'giu')
  const found: Match[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    // What is no text, such as a line break, is one place wide.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const { index, 0: match } of text.matchAll(pattern)) {
      const from = position + 1 + index
      found.push({ from, to: from + match.length })
    }
    return false
  })
  return found
}
