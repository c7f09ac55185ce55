/**
 * Clean HTML without tables in cells: their cells and captions become paragraphs where they stood. Browsers read
 * tables in tables, but no phone shows them, and the editor has no way to change them.
 */
export function withoutNestedTables(html: string): string {
  if (!/<table[\s\S]*<table/.test(html)) return html
  let tables = 0
  /** Whether words of a nested cell stand in a paragraph that this function began. */
  let isOpen = false
  const close = () => {
    const end = isOpen ? '</p>' : ''
    isOpen = false
    return end
  }
  let depth = 0
  return html.replaceAll(
    /<(\/?)(\w+)[^>]*>|[^<]+/g,
    (part: string, slash: string | undefined, name: string = '') => {
      const isEnd = slash === '/'
      if (name === 'table' && !isEnd) tables += 1
      const isNested = tables > 1
      if (name === 'table' && isEnd) tables -= 1
      if (!isNested) return part
      if (ofTables.has(name)) return close()
      const isBlock = blocks.has(name)
      if (isBlock) {
        const before = close()
        if (!['hr', 'img'].includes(name)) depth += isEnd ? -1 : 1
        return before + part
      }
      if (depth > 0 || isOpen || !part.trim()) return part
      isOpen = true
      return `<p>${part}`
    },
  )
}

const ofTables = new Set(['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'])

const blocks = new Set('p h2 h3 ul ol blockquote pre hr img figure'.split(' '))
