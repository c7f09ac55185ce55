import { wholeSentences } from '#src/content/excerpt.ts'

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/**
 * The whole sentences that the first paragraph of the editor's HTML begins with; '' where its first is
 * too long. Browsers let no script parse a text as HTML here (Trusted Types).
 */
export function proposeDescription(html: string, most: number): string {
  const texts = [...html.matchAll(/<p(?![a-z])[^>]*>([\s\S]*?)<\/p>/g)].map(([, inner = '']) =>
    inner
      .replace(/<br\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity] ?? entity)
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return wholeSentences(texts.find((text) => text !== '') ?? '', most)
}
