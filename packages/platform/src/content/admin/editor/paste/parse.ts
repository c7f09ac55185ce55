import { Parser } from 'htmlparser2'

/** An element of pasted HTML. */
export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  /** What its class and its `style` declare, by property. */
  style: Readonly<Record<string, string>>
  children: Piece[]
}

/** Text, or an element. */
export type Piece = string | Tag

/**
 * Pasted HTML as a tree of ours. The browser's own parsers, `DOMParser` too, apply the inline styles that
 * they read: under the site's Content-Security-Policy each is refused and reported.
 */
export function parsePasted(html: string): Tag {
  const root: Tag = { name: 'root', attributes: {}, style: {}, children: [] }
  const open = [root]
  let ended = false
  const classes: Record<string, Record<string, string>> = {}
  const parser = new Parser({
    onopentag(name, attributes) {
      const names = (attributes['class'] ?? '').split(/\s+/)
      const styles = names.map((one) => classes[one] ?? {})
      styles.push(declarations(attributes['style'] ?? ''))
      const style = Object.fromEntries(styles.flatMap((one) => Object.entries(one)))
      const tag = { name, attributes, style, children: [] }
      if (!ended) open.at(-1)?.children.push(tag)
      open.push(tag)
    },
    ontext(text) {
      const tag = open.at(-1)
      if (tag?.name === 'style') readClasses(text, classes)
      else if (tag && !ended) addText(tag, text)
    },
    // Windows marks what was copied in a document that is otherwise made for the purpose.
    oncomment(text) {
      if (text.trim() === 'EndFragment') ended = true
      if (text.trim() !== 'StartFragment') return
      const isOpen = (piece: Piece) => typeof piece !== 'string' && open.includes(piece)
      for (const tag of open) tag.children = tag.children.filter(isOpen)
    },
    onclosetag: () => void (open.length > 1 && open.pop()),
  })
  parser.end(html)
  return root
}

/** The parser reports a text with entities in parts. */
function addText({ children }: Tag, text: string): void {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

function declarations(style: string): Record<string, string> {
  const pairs = style.split(';').map((one) => one.split(/:(.*)/s, 2))
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [
      name.trim().toLowerCase(),
      value.replace('!important', '').trim().toLowerCase(),
    ]),
  )
}

/** Spreadsheets declare a bold cell by a class. */
function readClasses(css: string, classes: Record<string, Record<string, string>>): void {
  for (const [, name = '', style = ''] of css.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g))
    classes[name] = { ...classes[name], ...declarations(style) }
}

/** The text of an element and of all within it. */
export const textOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('')

/** All elements within, in order. */
export const tagsIn = (tag: Tag): Tag[] =>
  tag.children.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...tagsIn(piece)]))
