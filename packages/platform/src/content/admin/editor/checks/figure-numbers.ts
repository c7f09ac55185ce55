import type { Node } from '@tiptap/pm/model'
import type { Finding } from '#src/content/admin/publishing/findings.tsx'

/** “Figure 2”, in the six languages of the site. */
const figureNumber = /\b(?:figure|fig\.|abbildung|abb\.|figura|ilustração)\s*(\d+)/giu

/** Figures whose captions have numbers, to which the text does not refer. */
export function figureFindings(doc: Node): Finding[] {
  const captions: { number: string; position: number }[] = []
  const referred = new Set<string>()
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const numbers = [...node.textContent.matchAll(figureNumber)].map(([, number = '']) => number)
    if (node.type.name === 'figureCaption') {
      const [own, ...others] = numbers
      if (own) captions.push({ number: own, position })
      for (const other of others) referred.add(other)
    } else for (const number of numbers) referred.add(number)
    return false
  })
  return captions
    .filter(({ number }) => !referred.has(number))
    .map(({ number, position }) => ({
      key: `figure ${position}`,
      text: `The text does not refer to the image with the caption “Figure ${number}”.`,
      position,
    }))
}
