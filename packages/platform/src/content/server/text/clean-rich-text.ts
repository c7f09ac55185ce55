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

/** Removed together with their content, which is not text for a reader. */
const hollow = ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object']

export interface CleanText {
  html: string
  /** Names of the elements that were removed, each once. */
  removed: string[]
}

/**
 * Keeps the allowed elements; of others the text stays or, if it is code, nothing. Cleans until nothing
 * changes, as an element that is removed can change how its neighbours nest; what the editor sends
 * is so at once. Text that does not come to rest loses its markup.
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

/** Attacks and broken markup come to rest in three. */
const maxRounds = 6

const textOnly = { allowedTags: [], allowedAttributes: {} }

/** Nothing is removed after the schemes have been checked that could have hidden one. */
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
  // Tags are left alone: a mark after one would be composed with its bracket.
  return withoutNestedTables(clean.replaceAll(noImage, '')).replace(
    /(<[^>]*>)|[^<]+/g,
    (part, tag?: string) => tag ?? wellFormed(part),
  )
}

const schemes = ['http', 'https', 'mailto', 'tel']

/** How the sanitiser writes an image from elsewhere; its own filter copies the text for each. */
const noImage = '<img />'

/** A link with an address of an allowed scheme or of this site, as browsers read it; else without one. */
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

/** An image of the library, with an alternative text in any case; one from elsewhere gets no source. */
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
 * What attributes may say. 1, which lists and cells say by themselves, is left out. `data-item` is the
 * id of the article that a link leads to, wherever that is; a paragraph with `data-embed` is a film,
 * whose link is in it; a figure without `data-width` is as wide as the text.
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

/** An address without what nobody sees in it, such as the tab that browsers skip in a scheme. */
const addressOf = (text: string): string => wellFormed(text.replace(/[\p{Cc}\p{Cf}]/gu, '')).trim()

/** Text composed (NFC), without the characters below, as what was written as entities becomes only here. */
const wellFormed = (text: string): string =>
  fewMarks(fewMarks(text.replace(unwanted, '')).normalize('NFC'))

/**
 * Characters that XML, and so a feed, forbids or discourages (controls, half surrogates and those
 * that are none), and what makes text read other than it is: no width, or another direction. Joiners
 * and soft hyphens, which languages need, stay.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- this is what it is about
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** At most so many combining marks on a letter as `parse` lets through, however they were written. */
const fewMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1')
