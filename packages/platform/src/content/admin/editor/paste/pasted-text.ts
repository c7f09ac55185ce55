import { tagsIn, type Tag } from './parse.ts'

/** Whether only words of one line were copied. */
export const isWithinLine = (root: Tag): boolean =>
  !tagsIn(root).some(({ name }) => blockNames.has(name) || name === 'br' || name === 'img')

export const blockNames = new Set(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

export const withoutCaption = (table: Tag): Tag => ({
  ...table,
  children: table.children.filter((one) => typeof one === 'string' || one.name !== 'caption'),
})

/** 1-6 of a heading however it is written, the title of a document included; 0 of anything else. */
export function headingLevel({ name, attributes }: Tag): number {
  const [, level] = /^h([1-6])$/.exec(name) ?? []
  if (level) return Number(level)
  if (/\bMsoTitle\b/.test(attributes['class'] ?? '')) return 1
  return attributes['role'] === 'heading' ? Number(attributes['aria-level']) || 2 : 0
}

/** White space as a browser shows it; a no-break space only where it stands alone between words. */
export const collapsed = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ')

const edge = '(?:[\\s\\u00a0]|<br>)+'
export const trimmed = (inline: string): string =>
  inline.replace(new RegExp(`^${edge}|${edge}$`, 'g'), '')

export const hasText = (inline: string): boolean => /[^\s\u00a0]/.test(withoutTags(inline))

export const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, '')
