import { count, isLeftOutWhole, isSilent, missedAs, type LeftOut } from './left-out.ts'
import { isListLabel, levelOf, wordListOf, type ListItem } from './lists.ts'
import { escapeHtml, isLostLink, marked, marksIn, plain, type Marks } from './marks.ts'
import { parsePasted, tagsIn, textOf, type Piece, type Tag } from './parse.ts'
import { isLocal, imageOf, type PastedImage, type ImageContext } from './images.ts'
import { cellsOf, isLayout, isNestedGrid, tableOf } from './tables.ts'
import {
  isWithinLine,
  blockNames,
  withoutCaption,
  headingLevel,
  collapsed,
  trimmed,
  hasText,
  withoutTags,
} from './pasted-text.ts'
import { type Block, htmlOf } from './blocks-as-html.ts'

export interface Converted {
  /** Of the editor's schema, with a `div[data-upload]` or `div[data-missing]` for each image. */
  html: string
  images: PastedImage[]
  leftOut: LeftOut
}

interface Context extends ImageContext {
  /** What the highest heading of the paste is above: h1 becomes h2, the next h3. */
  headingShift: number
  /** Lists so far. */
  lists: number
}

interface Options extends Pick<ImageContext, 'origin' | 'newKey'> {
  local?: readonly File[]
}

/** What was copied in Word, Google Docs, LibreOffice, a spreadsheet or a page, as rich text of ours. */
export function convertPasted(pasted: string, { origin, newKey, local = [] }: Options): Converted {
  const root = parsePasted(pasted)
  const tags = tagsIn(root)
  const levels = tags.map(headingLevel).filter((level) => level > 0)
  const context: Context = {
    origin,
    newKey,
    // Which is which is known only where all are there.
    local: tags.filter(isLocalImage).length === local.length ? [...local] : [],
    leftOut: {},
    images: [],
    headingShift: Math.max(0, 2 - Math.min(...levels)),
    lists: 0,
  }
  const html = isWithinLine(root)
    ? partOfLine(root, context)
    : htmlOf(blocksIn(root.children, plain, context))
  return { html, images: context.images, leftOut: context.leftOut }
}

const isLocalImage = ({ name, attributes }: Tag) =>
  name === 'img' && isLocal(attributes['src'] ?? '')

/** Words with the spaces at their edges, which the editor keeps in what it takes for its own. */
function partOfLine(root: Tag, context: Context): string {
  const [inline] = blocksIn(root.children, plain, context, (words) => words)
  if (typeof inline !== 'string') return ''
  const [all, kept] = [textOf(root), withoutTags(inline)]
  const before = /^\s/.test(all) && !/^\s/.test(kept) ? ' ' : ''
  const after = /\s$/.test(all) && !/\s$/.test(kept) ? ' ' : ''
  return `<p data-pm-slice="1 1 []">${before}${inline}${after}</p>`
}

const paragraph = (inline: string) => `<p>${inline}</p>`

/** The blocks that pieces make, text between them as `wrap` says. */
function blocksIn(
  pieces: readonly Piece[],
  marks: Marks,
  context: Context,
  wrap = paragraph,
): Block[] {
  const blocks: Block[] = []
  let line = ''
  /** Marks stand behind the line, which an image that is missing does not divide. */
  let missing: string[] = []

  function endLine(): void {
    const lines = line.split(/(?:<br>\s*){2,}/).map(trimmed)
    blocks.push(...lines.filter(hasText).map(wrap), ...missing)
    line = ''
    missing = []
  }

  function add(piece: Piece, outside: Marks): void {
    if (typeof piece === 'string') {
      line += marked(collapsed(piece), outside)
      return
    }
    const missed = isSilent(piece) ? null : missedAs(piece)
    if (missed) count(context.leftOut, missed)
    if (isLeftOutWhole(piece) || isListLabel(piece)) return
    if (isLostLink(piece)) count(context.leftOut, 'link')
    if (piece.name === 'br') line += '<br>'
    // How browsers copy a space at the edge of an element.
    else if (piece.attributes['class'] === 'Apple-converted-space') line += ' '
    else if (piece.name === 'img') {
      const image = imageOf(piece, context)
      if (typeof image !== 'string') {
        if ('missing' in image) missing.push(image.missing)
        else line += marked(image.text, outside)
      } else {
        endLine()
        blocks.push(image)
      }
    } else if (blockNames.has(piece.name)) {
      endLine()
      blocks.push(...blocksOf(piece, marksIn(piece, outside), context))
    } else for (const child of piece.children) add(child, marksIn(piece, outside))
  }

  for (const piece of pieces) add(piece, marks)
  endLine()
  return blocks
}

function blocksOf(tag: Tag, marks: Marks, context: Context): Block[] {
  const level = headingLevel(tag)
  if (level) {
    const name = level + context.headingShift <= 2 ? 'h2' : 'h3'
    const wrap = (inline: string) => `<${name}>${inline}</${name}>`
    return blocksIn(tag.children, { ...marks, strong: false }, context, (inline) =>
      wrap(inline.replaceAll(/<\/?strong>/g, '')),
    )
  }
  const item = wordListOf(tag)
  if (item) {
    const body = htmlOf(blocksIn(tag.children, marks, context))
    return body ? [{ ...item, body }] : []
  }
  switch (tag.name) {
    case 'ul':
    case 'ol':
      context.lists += 1
      return itemsIn(tag, marks, context, { level: 1, list: `list ${context.lists}` })
    case 'table':
      return tableBlocks(tag, marks, context)
    case 'pre':
      return [`<pre><code>${escapeHtml(textOf(tag).replace(/\n$/, ''))}</code></pre>`]
    case 'hr':
      return ['<hr>']
    case 'blockquote': {
      const inside = blocksIn(tag.children, marks, context)
      // How browsers indent.
      if (tag.style['border']?.startsWith('none') || inside.length === 0) return inside
      return [`<blockquote>${htmlOf(inside)}</blockquote>`]
    }
    default:
      return blocksIn(tag.children, marks, context)
  }
}

/** Items of a list and of lists directly in it, which Google Docs writes so. */
function itemsIn(
  list: Tag,
  marks: Marks,
  context: Context,
  place: Pick<ListItem, 'level' | 'list'>,
): ListItem[] {
  const ordered = list.name === 'ol'
  const start = Number(list.attributes['start']) || undefined
  return list.children.flatMap((piece): ListItem[] => {
    if (typeof piece === 'string' || isSilent(piece)) return []
    if (piece.name === 'ul' || piece.name === 'ol')
      return itemsIn(piece, marks, context, { ...place, level: place.level + 1 })
    const body = htmlOf(blocksIn(piece.children, marksIn(piece, marks), context))
    if (!body) return []
    const named = piece.attributes['data-listid']
    const level = levelOf(piece) ?? place.level
    return [{ level, list: named ?? place.list, ordered, number: start, body }]
  })
}

function tableBlocks(table: Tag, marks: Marks, context: Context): Block[] {
  if (isNestedGrid(table)) count(context.leftOut, 'nested table')
  if (isLayout(table))
    return cellsOf(table).flatMap((cell) => blocksIn(cell.children, marksIn(cell, marks), context))
  const caption = tagsIn(table).find(({ name }) => name === 'caption')
  const inline = caption && blocksIn(caption.children, plain, context, (text) => text)
  const title = inline?.filter((block) => typeof block === 'string').join(' ') ?? ''
  const render = (cell: Tag, cellMarks: Marks) =>
    htmlOf(blocksIn(cell.children, cellMarks, context))
  const html = tableOf(withoutCaption(table), title, render)
  return html ? [html] : []
}
