import type { Tag } from './parse.ts'

/** What an article cannot hold, each with its plural. */
const kinds = {
  picture: 'pictures',
  video: 'videos',
  'sound recording': 'sound recordings',
  formula: 'formulas',
  footnote: 'footnotes',
  link: 'links',
} as const

export type LeftOutKind = keyof typeof kinds

/** How many of each kind a paste has lost. */
export type LeftOut = Partial<Record<LeftOutKind, number>>

export function count(leftOut: LeftOut, kind: LeftOutKind): void {
  leftOut[kind] = (leftOut[kind] ?? 0) + 1
}

/** “3 pictures and 1 video could not be taken.”; empty where nothing was lost. */
export function sentenceOf(leftOut: LeftOut): string {
  const parts = (Object.keys(kinds) as LeftOutKind[])
    .map((kind) => [kind, leftOut[kind] ?? 0] as const)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${number} ${number === 1 ? kind : kinds[kind]}`)
  const last = parts.pop()
  if (!last) return ''
  const list = parts.length ? `${parts.join(', ')} and ${last}` : last
  return `${list} could not be taken.`
}

const media: Readonly<Record<string, LeftOutKind>> = {
  video: 'video',
  iframe: 'video',
  embed: 'video',
  object: 'video',
  audio: 'sound recording',
  math: 'formula',
  canvas: 'picture',
}

/** As what an element is missed that is left out whole; null for one that nobody would. */
export function missedAs({ name, attributes, style }: Tag): LeftOutKind | null {
  if (name === 'svg') return attributes['aria-hidden'] === 'true' ? null : 'picture'
  if (style['mso-footnote-id'] || style['mso-endnote-id']) return 'footnote'
  return media[name] ?? null
}

const silent = new Set(
  'head title meta link style script noscript template xml button input select textarea datalist col colgroup'.split(
    ' ',
  ),
)

const silentElements = /^(?:footnote|endnote|comment)-list$/

/** Whether the element is no part of the text: hidden, of the page around it, or a note's own text. */
export function isSilent({ name, attributes, style }: Tag): boolean {
  return (
    silent.has(name) ||
    style['display'] === 'none' ||
    style['mso-hide'] === 'all' ||
    silentElements.test(style['mso-element'] ?? '') ||
    /\bMsoCommentReference\b|\bApple-interchange-newline\b/.test(attributes['class'] ?? '') ||
    // A deletion that Word tracks.
    (name === 'del' && 'cite' in attributes)
  )
}

/** Elements that `missedAs` and `isSilent` leave out are never entered. */
export const isLeftOutWhole = (tag: Tag): boolean =>
  missedAs(tag) !== null || tag.name === 'svg' || isSilent(tag)
