const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
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
  [/<li[^>]*>/g, '• '],
  [/<blockquote[^>]*>/g, 'Quotation: '],
  [/<hr[^>]*>/g, '―――'],
  [/<\/?(?:strong|b)>/g, '**'],
  [/<\/?(?:em|i)>/g, '_'],
  [/<\/?code>/g, '`'],
  [/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 [→ $1]'],
  [/<img [^>]*?src="([^"]*)"[^>]*>/g, '[Picture $1]'],
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
  marks.reduce((text, [found, written]) => text.replace(found, written), html).trim()
