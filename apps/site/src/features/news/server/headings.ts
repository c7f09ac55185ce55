import { plainText } from '@repo/platform/content/server/text/rich-text.ts'
import type { Heading } from '../site/data.ts'

/** Gives each `h2` an id, so that a table of contents can link to it. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `section-${headings.length + 1}`
    headings.push({ id, text: plainText(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}
