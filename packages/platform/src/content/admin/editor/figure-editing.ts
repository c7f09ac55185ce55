import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type EditorState } from '@tiptap/pm/state'
import type { Surface } from './commands.ts'
import { insertBlock } from './put-block.ts'
import { missingImageAt } from './paste/missing-image.ts'
import { figureWidths, type FigureWidth } from './figure-nodes.ts'
import { nodeType } from './nodes.ts'

interface FigureCursor {
  /** The picture, in a figure or alone. */
  image: Node
  /** Of the picture in the document. */
  imagePosition: number
  /** Absent: the picture stands alone. */
  figure: Node | undefined
  /** Of the figure, else of the picture. */
  position: number
}

/** The picture that is selected, or in whose caption the cursor is. */
export function figureAt({ selection }: EditorState): FigureCursor | null {
  const { $from } = selection
  const selected = selection instanceof NodeSelection ? selection.node : undefined
  if (selected?.type.name === 'figure') return cursorIn(selected, selection.from)
  if (selected?.type.name === 'image')
    return $from.parent.type.name === 'figure'
      ? cursorIn($from.parent, $from.before())
      : {
          image: selected,
          imagePosition: selection.from,
          figure: undefined,
          position: selection.from,
        }
  if ($from.parent.type.name === 'figureCaption') return cursorIn($from.node(-1), $from.before(-1))
  return null
}

const cursorIn = (figure: Node, position: number): FigureCursor | null =>
  figure.firstChild && {
    image: figure.firstChild,
    imagePosition: position + 1,
    figure,
    position,
  }

/** Puts the picture at the cursor into a figure of this width and with this caption, or out of one. */
function refigure(
  { state, view }: Editor,
  change: { width?: FigureWidth; caption?: 'toggle' },
): void {
  const at = figureAt(state)
  if (!at) return
  const { image, figure, position } = at
  const { schema } = state
  const before = figure?.childCount === 2 ? figure.lastChild : null
  const isToggled = change.caption === 'toggle'
  const toggled = () => (before ? null : nodeType(schema, 'figureCaption').create())
  const caption = isToggled ? toggled() : before
  const own = change.width ?? widthOf(figure)
  const width = own === 'text' ? null : own
  const children = caption ? [image, caption] : [image]
  const isPlain = !caption && width === null
  const made = isPlain ? image : nodeType(schema, 'figure').create({ width }, children)
  const tr = state.tr.replaceWith(position, position + (figure ?? image).nodeSize, made)
  const inside = position + (isPlain ? 0 : 1)
  const isNew = isToggled && caption
  const selection = isNew
    ? TextSelection.create(tr.doc, inside + image.nodeSize + 1)
    : NodeSelection.create(tr.doc, inside)
  view.dispatch(tr.setSelection(selection).scrollIntoView())
  view.focus()
}

export function setDescription({ state, view }: Editor, alt: string): void {
  const at = figureAt(state)
  if (at) view.dispatch(state.tr.setNodeAttribute(at.imagePosition, 'alt', alt))
}

function remove({ state, view }: Editor): void {
  const at = figureAt(state)
  if (!at) return
  view.dispatch(state.tr.delete(at.position, at.position + (at.figure ?? at.image).nodeSize))
  view.focus()
}

const widthOf = (figure: Node | undefined): FigureWidth =>
  figureWidths.find((width) => width === figure?.attrs['width']) ?? 'text'

const widthTool = (name: string, width: FigureWidth) => ({
  name,
  run: (editor: Editor) => refigure(editor, { width }),
  isOn: ({ state }: Editor) => widthOf(figureAt(state)?.figure) === width,
})

export const figureTools = [
  {
    name: 'Alternative text…',
    run: (_: Editor, show: (surface: Surface) => void) => show('description'),
  },
  {
    name: 'Caption',
    run: (editor: Editor) => refigure(editor, { caption: 'toggle' }),
    isOn: ({ state }: Editor) => figureAt(state)?.figure?.childCount === 2,
  },
  widthTool('Text width', 'text'),
  widthTool('Half', 'half'),
  widthTool('Full width', 'full'),
  {
    name: 'Replace…',
    run: (_: Editor, show: (surface: Surface) => void) => show('picture'),
  },
  { name: 'Remove image', run: remove },
]

/** Puts a picture at the cursor, in place of the one or of the mark of a missing one that is selected. */
export function putImage(
  editor: Editor,
  { url, width, height }: { url: string; width?: number | undefined; height?: number | undefined },
): void {
  const { view, state } = editor
  const mark = missingImageAt(state)
  const alt = String(mark?.node.attrs['alt'] ?? '')
  const attrs = { src: url, alt, width: width ?? null, height: height ?? null }
  const at = mark ? mark.from : figureAt(state)?.imagePosition
  if (at === undefined) return insertBlock(editor, 'image', attrs)
  view.dispatch(state.tr.setNodeMarkup(at, mark && state.schema.nodes['image'], attrs))
  view.focus()
}
