import { writeText } from '@repo/platform/ui/elements.ts'

export type Attributes = Record<string, string | number>

/** One SVG element, drawn alike by the server (as text) and by the browser (as attributes). */
export interface Drawn {
  readonly tag: string
  readonly attributes: Attributes
  readonly children: readonly Drawn[] | string
}

export function draw(
  tag: string,
  attributes: Attributes = {},
  children: readonly Drawn[] | string = [],
): Drawn {
  return { tag, attributes, children }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

export function serialise({ tag, attributes, children }: Drawn): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')
  const inner = typeof children === 'string' ? escape(children) : children.map(serialise).join('')
  return inner ? `<${tag}${written}>${inner}</${tag}>` : `<${tag}${written}/>`
}

/**
 * Prepares an element that the server wrote from a drawing of the same shape; the returned function
 * sets only what differs from the last drawing.
 */
export function adopt(element: Element, first: Drawn): (next: Drawn) => void {
  let last = first
  const children = typeof first.children === 'string' ? [] : first.children
  const patches = children.map((child, index) => {
    const found = element.children[index]
    return found ? adopt(found, child) : () => {}
  })
  return (next) => {
    if (next === last) return
    for (const name in next.attributes) {
      const value = next.attributes[name]
      if (value !== last.attributes[name]) element.setAttribute(name, String(value))
    }
    if (next.children !== last.children) {
      if (typeof next.children === 'string') writeText(element, next.children)
      else next.children.forEach((child, index) => patches[index]?.(child))
    }
    last = next
  }
}
