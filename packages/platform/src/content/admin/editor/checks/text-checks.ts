import type { Mark, Node } from '@tiptap/pm/model'
import type { Status } from '#src/content/status.ts'
import type { Finding } from '#src/content/admin/publishing/findings.tsx'
import { figureFindings } from './figure-numbers.ts'
import { keyOfLink, translatedLink, type TranslatedLinks } from '../translated-links.ts'

/** What is known of what the text refers to; undefined while it is asked for. */
export interface Known {
  /** By the address of a picture: its text in the item's language; null: none is written yet. */
  alts: ReadonlyMap<string, string | null>
  /** By the id of an article; none: it is deleted. */
  articles: ReadonlyMap<string, Status>
  /** Where links lead in the item's language, by what they are asked by. */
  translated: TranslatedLinks
  /** What the item's language is called. */
  language: { code: string; name: string }
}

interface Place {
  node: Node
  position: number
}

interface References {
  pictures: string[]
  articles: string[]
  /** What the links to the site are asked by. */
  links: string[]
}

/** The addresses and ids whose state the checks need. */
export function referencesIn(doc: Node): References {
  const pictures = new Set<string>()
  const articles = new Set<string>()
  const links = new Set<string>()
  doc.descendants((node) => {
    if (node.type.name === 'image') pictures.add(String(node.attrs['src']))
    const link = linkOf(node)
    if (!link) return
    const { href, item } = targetOf(link)
    if (item) articles.add(item)
    const key = keyOfLink(href, item)
    if (key !== undefined) links.add(key)
  })
  return { pictures: [...pictures], articles: [...articles], links: [...links] }
}

const linkOf = ({ marks }: Node): Mark | undefined => marks.find(({ type }) => type.name === 'link')

function targetOf({ attrs }: Mark) {
  const { href, item }: Readonly<Record<string, unknown>> = attrs
  return {
    href: typeof href === 'string' ? href : '',
    item: typeof item === 'string' ? item : null,
  }
}

/** What a reader would stumble over. */
export function checkText(doc: Node, known: Known): Finding[] {
  const places: Place[] = []
  doc.descendants((node, position) => void places.push({ node, position }))
  return [
    ...places.flatMap(missingFinding),
    ...places.flatMap((place) => imageFinding(place, known)),
    ...headingFindings(places),
    ...linkFindings(places, known),
    ...places.flatMap(emptyFinding),
    ...introductionFindings(places),
    ...gapFindings(doc),
    ...figureFindings(doc),
  ].toSorted((a, b) => (a.position ?? -1) - (b.position ?? -1))
}

function imageFinding({ node, position }: Place, { alts }: Known): Finding[] {
  if (node.type.name !== 'image' || node.attrs['alt']) return []
  const isWritten = alts.get(String(node.attrs['src']))
  return isWritten === null
    ? [
        {
          key: `alt ${position}`,
          text: 'An image has no alternative text in this language. Add one.',
          position,
        },
      ]
    : []
}

function missingFinding({ node, position }: Place): Finding[] {
  const text = 'An image could not be pasted here. Choose one, or remove the placeholder.'
  return node.type.name === 'missingImage' ? [{ key: `missing ${position}`, text, position }] : []
}

function headingFindings(places: readonly Place[]): Finding[] {
  let level = 1
  return places.flatMap(({ node, position }) => {
    if (node.type.name !== 'heading') return []
    const own = Number(node.attrs['level'])
    const isSkipped = own > level + 1
    level = own
    if (!node.textContent.trim())
      return [
        {
          key: `heading ${position}`,
          text: 'A heading is empty. Enter text or remove the heading.',
          position,
        },
      ]
    const text = `“${node.textContent}” is a level ${own} heading, but there is no level ${own - 1} heading above it.`
    return isSkipped ? [{ key: `heading ${position}`, text, position }] : []
  })
}

/** A link whose words are marked differently in parts is one. */
function linkFindings(places: readonly Place[], known: Known): Finding[] {
  const { articles } = known
  let last: Mark | undefined
  return places.flatMap(({ node, position }) => {
    const link = linkOf(node)
    const isSame = link && last?.eq(link)
    last = link
    if (!link || isSame) return []
    const foreign = otherLanguageFinding({ node, position }, link, known)
    if (foreign) return [foreign]
    const { item } = targetOf(link)
    if (!item) return []
    const status = articles.get(item)
    if (status === 'published') return []
    const state = status === 'draft' ? 'a draft' : (status ?? 'deleted')
    const text = `“${node.text}” links to an article that is ${state}, so visitors see the words without the link.`
    return [{ key: `link ${position}`, text, position }]
  })
}

/** A link to the page of another language, though there is the same page in this one. */
function otherLanguageFinding(
  { node, position }: Place,
  link: Mark,
  { translated, language }: Known,
): Finding | undefined {
  const target = targetOf(link)
  const there = translatedLink(translated, target)
  const isOther = target.item ? there?.item !== target.item : !isIn(target.href, language.code)
  if (!there || !isOther) return undefined
  return {
    key: `language ${position}`,
    text: `“${node.text}” links to a page in another language.`,
    position,
    remedy: { label: `Use the ${language.name} page`, link: there },
  }
}

const isIn = (href: string, code: string) => new RegExp(`^/${code}(?:[/?#]|$)`).test(href)

function emptyFinding({ node, position }: Place): Finding[] {
  const name = { tableCaption: 'caption', figureCaption: 'caption', blockquote: 'quote' }[
    node.type.name
  ]
  const isEmpty = node.textContent.trim() === '' && !holdsImage(node)
  return name && isEmpty
    ? [{ key: `empty ${position}`, text: `A ${name} is empty.`, position }]
    : []
}

/** Lists, feeds and search engines show the first sentences. */
function introductionFindings(places: readonly Place[]): Finding[] {
  const isThere = places.some(
    ({ node }) => node.type.name === 'paragraph' && node.textContent.trim() !== '',
  )
  const text = 'The text has no paragraph to use as the description. Enter a description.'
  return isThere ? [] : [{ key: 'introduction', text }]
}

/** Empty paragraphs between others; the last one is where somebody goes on. */
function gapFindings(doc: Node): Finding[] {
  const found: Finding[] = []
  doc.forEach((node, position) => {
    const isEmpty = node.type.name === 'paragraph' && node.content.size === 0
    if (isEmpty && node !== doc.lastChild)
      found.push({
        key: `gap ${position}`,
        text: 'An empty paragraph leaves a gap. Remove the paragraph.',
        position,
      })
  })
  return found
}

function holdsImage(node: Node): boolean {
  let isHeld = false
  node.descendants((one) => void (isHeld ||= one.type.name === 'image' || one.type.name === 'film'))
  return isHeld
}
