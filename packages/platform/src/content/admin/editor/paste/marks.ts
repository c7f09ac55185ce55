import { isAllowedLink } from '../allowed-link.ts'
import type { Tag } from './parse.ts'

/** How a piece of text is written. */
export interface Marks {
  strong: boolean
  em: boolean
  s: boolean
  code: boolean
  position: 'sub' | 'sup' | null
  href: string | null
}

export const plain: Marks = {
  strong: false,
  em: false,
  s: false,
  code: false,
  position: null,
  href: null,
}

const byName: Readonly<Record<string, Partial<Marks>>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
  s: { s: true },
  del: { s: true },
  strike: { s: true },
  sub: { position: 'sub' },
  sup: { position: 'sup' },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
}

/** The marks inside an element: what its name means, then what its style says of that. */
export function marksIn(tag: Tag, outside: Marks): Marks {
  return { ...outside, ...byName[tag.name], ...byStyle(tag), ...linkOf(tag) }
}

function byStyle({ style }: Tag): Partial<Marks> {
  const weight = style['font-weight'] ?? ''
  const slope = style['font-style'] ?? ''
  const line = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  const position = positions[style['vertical-align'] ?? '']
  return {
    ...(weight && weight !== 'inherit' && { strong: isBold(weight) }),
    ...(/^(?:italic|oblique|normal)/.test(slope) && { em: !slope.startsWith('normal') }),
    ...(line.includes('line-through') && { s: true }),
    ...(position !== undefined && { position }),
  }
}

export const isBold = (weight: string) => weight.startsWith('bold') || Number(weight) >= 600

const positions: Readonly<Record<string, Marks['position']>> = {
  sub: 'sub',
  super: 'sup',
  baseline: null,
}

function linkOf({ name, attributes }: Tag): Partial<Marks> {
  if (name !== 'a') return {}
  const href = withoutDetour(attributes['href']?.trim() ?? '')
  return { href: isAllowedLink(href) && !href.startsWith('#') ? href : null }
}

/** Whether the element leads to an address that no text of ours may lead to, such as a local file. */
export const isLostLink = ({ name, attributes }: Tag): boolean => {
  const href = withoutDetour(attributes['href']?.trim() ?? '')
  return name === 'a' && href !== '' && !isAllowedLink(href)
}

/** Where a link really leads: Google Docs and Outlook send it through a page of their own. */
function withoutDetour(href: string): string {
  const isDetour =
    /^https?:\/\/www\.google\.[a-z.]+\/url\?/.test(href) ||
    /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//.test(href)
  if (!isDetour || !URL.canParse(href)) return href
  const { searchParams } = new URL(href)
  return searchParams.get('q') ?? searchParams.get('url') ?? href
}

/** Text with its marks as HTML. */
export function marked(text: string, marks: Marks): string {
  const words = escapeHtml(text)
  if (text.trim() === '') return words
  const { href, position } = marks
  const names = [
    marks.strong && 'strong',
    marks.em && 'em',
    marks.s && 's',
    position,
    marks.code && 'code',
  ].filter((name): name is string => Boolean(name))
  const inner = names.reduceRight((html, name) => `<${name}>${html}</${name}>`, words)
  return href ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
