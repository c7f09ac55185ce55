import sanitize from 'sanitize-html'
import { isLibraryAddress } from '#src/library/address.ts'

/** The allowed elements of rich text, the same in the editor, in the database and on a page. */
const elements: readonly string[] = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  's',
  'a',
  'img',
  'code',
  'pre',
  'hr',
  'br',
]

/** Elements of other editors with the same meaning. */
const spellings: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2' }

/** Removed together with their content, which is not text for a reader. */
const hollow = ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object']

export interface CleanText {
  html: string
  /** Names of the elements that were removed, each once. */
  removed: string[]
}

const maxOpenElements = 20_000

/** Whether so many elements are unclosed that parsing them, each nested in all before it, takes seconds. */
export function isTooDeeplyNested(html: string): boolean {
  const opened = html.match(/<(?!(?:p|li|br|hr|img)\b)[a-z]/gi)?.length ?? 0
  return opened - (html.match(/<\//g)?.length ?? 0) > maxOpenElements
}

/** Keeps the allowed elements; of others the text stays or, if it is code, nothing. */
export function cleanRichText(html: string): CleanText {
  const removed = new Set<string>()
  const clean = sanitize(html.normalize('NFC'), {
    allowedTags: [...elements],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nonTextTags: hollow,
    transformTags: { ...spellings, img: imageOf },
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    onOpenTag: (name, { src = '' }) => {
      const isKnown = elements.includes(spellings[name] ?? name)
      if (!isKnown || (name === 'img' && !isLibraryAddress(src))) removed.add(name)
    },
  })
  const whole = clean.replaceAll(noImage, '').replace(controls, '').replace(combiningMarks, '$1')
  return { html: whole, removed: [...removed].sort() }
}

/** How the sanitiser writes an image from elsewhere; its own filter copies the text for each. */
const noImage = '<img />'

/** An image of the library, with an alternative text in any case; one from elsewhere gets no source. */
function imageOf(tagName: string, { src = '', alt = '', width, height }: sanitize.Attributes) {
  if (!isLibraryAddress(src)) return { tagName, attribs: {} }
  const size = Object.entries({ width, height }).filter(([, pixels]) =>
    /^\d{1,5}$/.test(pixels ?? ''),
  )
  return { tagName, attribs: { src, alt, ...Object.fromEntries(size) } as sanitize.Attributes }
}

/** Characters that XML, and so a feed, forbids, and NUL, which PostgreSQL cannot store. */
// oxlint-disable-next-line no-control-regex -- this is what it is about
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Cs}/gu

/** Combining marks that were written as entities; `parse` rejects them as characters. */
const combiningMarks = /(\p{M}{30})\p{M}+/gu

/** The words of rich text, blocks separated by spaces. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h2|h3|li|pre|blockquote)|br|hr|img)\b[^>]*>/g, ' $&')
  return decode(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}

/** The five entities that the sanitiser writes. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/**
 * The beginning of a text in at most `length` characters: whole sentences, else cut at a word. It is
 * stored with the items: another rule also takes a migration.
 */
export function summaryOf(html: string, length = 200): string {
  const text = plainText(html.replace(/<(h2|h3|pre)>[\s\S]*?<\/\1>/g, ' '))
  if (text.length <= length) return text
  const start = text.slice(0, length + 1)
  const sentences = /^.*[.?!](?=\s)/u.exec(start)?.[0] ?? ''
  if (sentences.length >= length / 2) return sentences
  return `${start.replace(/\s+\S*$/, '').replace(/[\s,;:–-]+$/, '')}\u00a0…`
}
