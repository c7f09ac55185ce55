import sanitize from 'sanitize-html'
import { isLibraryAddress } from '#src/library/address.ts'
import { withoutNestedTables } from './flat-tables.ts'

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
  'sub',
  'sup',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
]

/** Elements of other editors with the same meaning. */
const spellings: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  tfoot: 'tbody',
}

/** Elements that are removed with their content, which is not text for a reader. */
const hollow = ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object']

export interface CleanText {
  html: string
  /** Names of the elements that were removed, each once. */
  removed: string[]
}

/**
 * Keeps the allowed elements. Other elements lose their tags, or everything if they contain code.
 * Cleaning repeats until nothing changes, since a removed element can change how its neighbours
 * nest; the editor's output needs no second round. Unstable text loses its markup.
 */
export function cleanRichText(html: string): CleanText {
  const removed = new Set<string>()
  let before = html
  for (let round = 0; round < maxRounds; round += 1) {
    const after = cleanOnce(before, removed)
    if (after === before) return { html: after, removed: [...removed].sort() }
    before = after
  }
  return { html: sanitize(before, textOnly), removed: [...removed].sort() }
}

/** Attacks and broken markup are stable after three rounds. */
const maxRounds = 6

const textOnly = { allowedTags: [], allowedAttributes: {} }

/** No step after the check of schemes removes text that could have hidden a scheme. */
function cleanOnce(html: string, removed: Set<string>): string {
  const clean = sanitize(html, {
    allowedTags: [...elements],
    allowedAttributes: {
      a: ['href', 'data-item'],
      p: ['data-embed'],
      figure: ['data-width'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: schemes,
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nonTextTags: hollow,
    transformTags: {
      ...spellings,
      a: linkOf,
      img: imageOf,
      ol: withinBounds,
      th: withinBounds,
      td: withinBounds,
      p: withinBounds,
      figure: withinBounds,
    },
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    onOpenTag: (name, { src = '' }) => {
      const isKnown = elements.includes(spellings[name] ?? name)
      if (!isKnown || (name === 'img' && !isLibraryAddress(addressOf(src)))) removed.add(name)
    },
  })
  // Tags are skipped: a mark after one would be composed with its bracket.
  return withoutNestedTables(clean.replaceAll(noImage, '')).replace(
    /(<[^>]*>)|[^<]+/g,
    (part, tag?: string) => tag ?? wellFormed(part),
  )
}

const schemes = ['http', 'https', 'mailto', 'tel']

/** The sanitiser's output for an image from elsewhere; its own filter copies the text for each. */
const noImage = '<img />'

/**
 * Keeps a link with an allowed scheme or an address of this site, as browsers read it; removes
 * other addresses.
 */
function linkOf(tagName: string, attributes: sanitize.Attributes) {
  const href = addressOf(attributes['href'] ?? '')
  const item = attributes['data-item']
  const kept = { ...(href && item && bounds['data-item']?.(item) && { 'data-item': item }), href }
  return { tagName, attribs: (isAllowed(href) ? kept : {}) as sanitize.Attributes }
}

const site = 'https://site.invalid'

function isAllowed(address: string): boolean {
  const url = URL.parse(address, site)
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address)
  return hasScheme ? schemes.includes(url?.protocol.slice(0, -1) ?? '') : url?.origin === site
}

/**
 * Keeps an image of the library and always adds an alternative text; one from elsewhere loses its
 * source.
 */
function imageOf(tagName: string, { src = '', alt = '', width, height }: sanitize.Attributes) {
  const address = addressOf(src)
  if (!isLibraryAddress(address)) return { tagName, attribs: {} }
  const size = Object.entries({ width, height }).filter(([, pixels]) =>
    /^\d{1,5}$/.test(pixels ?? ''),
  )
  const attribs = { src: address, alt: wellFormed(alt), ...Object.fromEntries(size) }
  return { tagName, attribs: attribs as sanitize.Attributes }
}

const isFrom = (least: number, greatest: number) => (value: string) =>
  /^[1-9]\d{0,4}$/.test(value) && Number(value) >= least && Number(value) <= greatest

/**
 * The allowed values of attributes. 1, the default of lists and cells, is omitted. `data-item` is
 * the id of the linked article; a paragraph with `data-embed` is a video, whose link is inside; a
 * figure without `data-width` is as wide as the text.
 */
const bounds: Readonly<Record<string, (value: string) => boolean>> = {
  start: isFrom(2, 10_000),
  colspan: isFrom(2, 100),
  rowspan: isFrom(2, 1_000),
  scope: (value) => /^(?:col|row)(?:group)?$/.test(value),
  'data-item': (value) => /^[\w-]{1,64}$/.test(value),
  'data-embed': (value) => value === 'video',
  'data-width': (value) => value === 'half' || value === 'full',
}

function withinBounds(tagName: string, attributes: sanitize.Attributes) {
  const kept = Object.entries(attributes).filter(([name, value]) => bounds[name]?.(value))
  return { tagName, attribs: Object.fromEntries(kept) }
}

/** Removes invisible characters from an address, such as the tab that browsers skip in a scheme. */
const addressOf = (text: string): string => wellFormed(text.replace(/[\p{Cc}\p{Cf}]/gu, '')).trim()

/**
 * Composes text (NFC) and removes the characters below, since entities become characters only here.
 */
const wellFormed = (text: string): string =>
  fewMarks(fewMarks(text.replace(unwanted, '')).normalize('NFC'))

/**
 * The characters that XML, and so a feed, forbids or discourages: controls, half surrogates,
 * noncharacters. Also characters that disguise a text, since they have no width or change the
 * direction. Joiners and soft hyphens, which languages need, stay.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- this is what it is about
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Limits the combining marks on a letter to the maximum of `parse`, in any spelling. */
const fewMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1')
