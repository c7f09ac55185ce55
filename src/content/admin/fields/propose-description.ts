import { wholeSentences } from '#src/content/excerpt.ts'

/** The whole sentences that the first paragraph of a text begins with; '' where its first is too long. */
export function proposeDescription(html: string, most: number): string {
  const paragraphs = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p')
  const texts = [...paragraphs].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  return wholeSentences(texts.find((text) => text !== '') ?? '', most)
}
