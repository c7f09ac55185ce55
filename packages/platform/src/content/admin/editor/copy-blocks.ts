import { GapCursor } from '@tiptap/pm/gapcursor'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

/**
 * Inserts whole blocks of another text between the blocks of this one: after the cursor's block, in
 * place of an empty paragraph. Before the first use of the cursor, the blocks get the position that
 * they have in the other text. The cursor moves behind them.
 */
export function copyBlocks(state: EditorState, blocks: readonly Node[], at: number): Transaction {
  const { tr } = state
  const [from, to] = placeIn(state, at)
  tr.replaceWith(from, to, blocks)
  const end = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0)
  return tr.setSelection(cursorAfter(tr.doc.resolve(end))).scrollIntoView()
}

const isEmptyParagraph = (node: Node): boolean =>
  node.type.name === 'paragraph' && node.content.size === 0

function placeIn({ doc, selection }: EditorState, at: number): readonly [number, number] {
  const { $to } = selection
  const only = doc.childCount === 1 && isEmptyParagraph(doc.child(0))
  if (only) return [0, doc.content.size]
  const isUntouched = selection.eq(Selection.atStart(doc))
  if (isUntouched) return same(startOf(doc, Math.min(at, doc.childCount)))
  if ($to.depth === 0) return same($to.pos)
  const [start, end] = [$to.before(1), $to.after(1)]
  if (isEmptyParagraph($to.node(1))) return [start, end]
  const isFirst = Selection.near(doc.resolve(start)).eq(selection)
  const isLast = Selection.near(doc.resolve(end), -1).eq(selection)
  return same(isFirst && !isLast ? start : end)
}

const same = (position: number) => [position, position] as const

/** Returns the position of the block with this number. */
function startOf(doc: Node, at: number): number {
  let position = 0
  for (let index = 0; index < at; index += 1) position += doc.child(index).nodeSize
  return position
}

/** Never selects an image, video or rule itself, since typed text would replace it. */
function cursorAfter($end: ResolvedPos): Selection {
  const last = Selection.near($end, -1)
  if (last instanceof TextSelection && last.to < $end.pos) return last
  const next = $end.nodeAfter && Selection.findFrom($end, 1, true)
  return next instanceof TextSelection && next.$from.index(0) === $end.index(0)
    ? next
    : new GapCursor($end)
}
