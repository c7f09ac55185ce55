import { excerpt, paragraphEnd } from '#src/content/excerpt.ts'
import { decodeEntities } from '#src/rest/decode-entities.ts'

const maxOpenElements = 20_000

/** Whether so many elements are unclosed that parsing them, each nested in all before it, takes seconds. */
export function isTooDeeplyNested(html: string): boolean {
  const opened = html.match(/<(?!(?:p|li|br|hr|img|t[rhd])\b)[a-z]/gi)?.length ?? 0
  return opened - (html.match(/<\//g)?.length ?? 0) > maxOpenElements
}

/** The words of clean rich text, blocks separated by spaces. In clean text every tag ends at its `>`. */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(?:\/(?:p|h2|h3|li|pre|blockquote|caption|figcaption|t[hd])|br|hr|img)\b[^>]*>/g,
    ' $&',
  )
  return decodeEntities(spaced.replace(/<[^>]*>/g, ''))
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}

/** The words of each block by itself. */
export const plainBlocks = (html: string): string[] =>
  html
    .split(/(?<=<\/(?:p|h2|h3|li|pre|blockquote|caption|figcaption|t[hd])>)/)
    .map(plainText)
    .filter(Boolean)

/**
 * The beginning of an article for lists, without headings, code, tables, figures and films. It is stored with the items:
 * another rule also takes a migration.
 */
export function summaryOf(html: string): string {
  const text = html
    .replace(/<(h2|h3|pre|table|figure|p(?= data-embed))\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/(?:p|li|blockquote)>/g, `$&${paragraphEnd}`)
  return excerpt(plainText(text), { least: 60, most: 200, atMost: 280 })
}
