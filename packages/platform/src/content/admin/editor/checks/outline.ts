import type { Node } from '@tiptap/pm/model'

export interface OutlineEntry {
  level: number
  text: string
  /** Of the heading in the document. */
  position: number
}

export function outlineOf(doc: Node): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  doc.descendants((node, position) => {
    if (node.type.name === 'heading')
      entries.push({ level: Number(node.attrs['level']), text: node.textContent, position })
    return !node.isTextblock
  })
  return entries
}
