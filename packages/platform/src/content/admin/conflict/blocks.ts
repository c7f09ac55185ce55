/** A browser writes `>` in an attribute as it is. */
const tag = /<(\/?)([a-z][a-z0-9]*)\b(?:[^>"]|"[^"]*")*>/gi
const empty = new Set(['br', 'hr', 'img', 'col'])

/** The paragraphs, headings, lists … of a rich text as the editor writes it, each as HTML. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: text, 1: closing, 2: name = '', index } of html.matchAll(tag)) {
    if (closing) depth -= 1
    else if (!empty.has(name.toLowerCase())) depth += 1
    if (depth > 0) continue
    const end = index + text.length
    blocks.push(html.slice(start, end))
    start = end
  }
  blocks.push(html.slice(start))
  return blocks.map(withoutEndSpace).filter(Boolean)
}

const withoutEndSpace = (block: string) => block.trim().replace(/\s+(?=<\/[a-z0-9]+>$)/, '')

/** The marks of a block that a reader must see change with it, besides its words. */
const marks: readonly [RegExp, string][] = [
  [/<h([1-6])[^>]*>/g, 'Heading $1: '],
  [/<blockquote[^>]*>/g, 'Quotation: '],
  [/<hr[^>]*>/g, '―――'],
  [/<\/?(?:strong|b)>/g, '**'],
  [/<\/?(?:em|i)>/g, '_'],
  [/<\/?code>/g, '`'],
  [/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 [→ $1]'],
  [/<img [^>]*?src="(?:[^"]*\/)?([^"]*)"[^>]*>/g, '[Image $1]'],
  [/<sup>/g, '^'],
  [/<sub>/g, '_'],
  [/<\/t[dh]>/g, ' | '],
  [/<br\s*\/?>|<\/(?:p|li|tr|h[1-6]|caption|blockquote|pre)>/g, '\n'],
  [/<[^>]+>/g, ''],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&nbsp;/g, ' '],
  [/&amp;/g, '&'],
]

/** A block as text in which formatting, links and headings can be seen. */
export const readable = (html: string): string =>
  marks.reduce((text, [found, written]) => text.replace(found, written), withListMarks(html)).trim()

/** Items begin with a bullet or their number, in further lists further in. */
function withListMarks(html: string): string {
  const lists: { number: number | null }[] = []
  return html.replaceAll(
    /<(\/?)(ul|ol|li)\b([^>]*)>/g,
    (all, closing: string, name: string, attributes: string) => {
      if (name !== 'li') {
        const start = Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1)
        if (closing) lists.pop()
        else lists.push({ number: name === 'ol' ? start : null })
        return ''
      }
      const list = lists.at(-1)
      if (closing || !list) return closing ? all : '• '
      const indent = '  '.repeat(lists.length - 1)
      return indent + (list.number === null ? '• ' : `${list.number++}. `)
    },
  )
}

/** A part of a rich text as it is shown beside another version of it. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  /** With its caption. */
  | { kind: 'image'; address: string; name: string; text: string }

/** Blocks as parts, text in a row as one. */
export function partsOf(blocks: readonly string[]): Part[] {
  const parts: Part[] = []
  for (const part of blocks.flatMap(partsIn)) {
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') last.text += `\n${part.text}`
    else parts.push({ ...part })
  }
  return parts
}

function partsIn(html: string): Part[] {
  if (html.startsWith('<table')) {
    const caption = readable(/<caption>.*?<\/caption>/s.exec(html)?.[0] ?? '')
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => readable(cell)),
    )
    return [...(caption ? [{ kind: 'text' as const, text: caption }] : []), { kind: 'table', rows }]
  }
  const [image, address = ''] = /^(?:<figure[^>]*>)?<img [^>]*?src="([^"]*)"[^>]*>/.exec(html) ?? []
  if (!image) return [{ kind: 'text', text: readable(html) }]
  const alt = readable(/ alt="([^"]*)"/.exec(image)?.[1] ?? '')
  const text = [alt, readable(html.slice(image.length))].filter(Boolean).join('\n')
  const name = decodeURI(address.split('/').at(-1) ?? '')
  return [{ kind: 'image', address, name, text }]
}
