import { listed } from '#src/admin/listed.ts'
import type { Tag } from './parse.ts'

/** What an article cannot contain, without advice on what to do. */
const others = ['video', 'sound recording', 'drawing', 'formula', 'footnote', 'link'] as const

/** `nested table`: a table that contains another, and becomes paragraphs. */
export type LeftOutKind = 'image' | 'nested table' | (typeof others)[number]

/** How many of each kind a paste has lost. */
export type LeftOut = Partial<Record<LeftOutKind, number>>

export function count(leftOut: LeftOut, kind: LeftOutKind): void {
  leftOut[kind] = (leftOut[kind] ?? 0) + 1
}

/** The sentences that tell the person what a paste has lost, and what to do; none where nothing was lost. */
export function sentencesOf(leftOut: LeftOut): string[] {
  const { image: images = 0, 'nested table': tables = 0 } = leftOut
  const counts = others.map((kind) => [kind, leftOut[kind] ?? 0] as const)
  const parts = counts
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => some(number, kind))
  const total = counts.reduce((sum, [, number]) => sum + number, 0)
  const [shows, each] =
    images === 1 ? ['A placeholder shows', 'the'] : ['Placeholders show', 'each']
  return [
    images > 0 &&
      `${some(images, 'image')} ${was(images)} not pasted. ${shows} where ${images === 1 ? 'it belongs' : 'they belong'} until you leave this page: select ${each} placeholder, then choose or paste the image.`,
    tables > 0 &&
      `${some(tables, 'table')} with another table inside could only be pasted as paragraphs. Paste each table separately.`,
    total > 0 && `${listed(parts)} could not be pasted.`,
  ].filter((sentence) => sentence !== false)
}

const some = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const was = (number: number) => (number === 1 ? 'was' : 'were')

const media: Readonly<Record<string, LeftOutKind>> = {
  video: 'video',
  iframe: 'video',
  embed: 'video',
  object: 'video',
  audio: 'sound recording',
  math: 'formula',
  canvas: 'drawing',
}

/** As what an element is missed that is left out whole; null for one that nobody would. */
export function missedAs({ name, attributes, style }: Tag): LeftOutKind | null {
  if (name === 'svg') return attributes['aria-hidden'] === 'true' ? null : 'drawing'
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
