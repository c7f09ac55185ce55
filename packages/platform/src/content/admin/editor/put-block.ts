import { Extension, type Editor } from '@tiptap/core'
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { nodeType } from './nodes.ts'

/**
 * Inserts blocks at the cursor or at a position, and moves the cursor to a paragraph behind them.
 * The selection stays, and no paragraph is split: an empty one moves behind the blocks, any other
 * stays before them.
 */
export function putBlock(
  tr: Transaction,
  blocks: Node | readonly Node[],
  at?: number,
): Transaction {
  const content = Fragment.from(blocks)
  const place = placeFor(at === undefined ? tr.selection.$to : tr.doc.resolve(at), content)
  if (place === undefined) return tr
  tr.insert(place, content)
  return behind(tr, place + content.size).scrollIntoView()
}

export function insertBlock({ view }: Editor, name: string, attributes?: object): void {
  view.focus()
  const { tr, schema } = view.state
  view.dispatch(putBlock(tr, nodeType(schema, name).create({ ...attributes })))
}

/** The nearest place between blocks where the content is allowed. */
function placeFor($at: ResolvedPos, content: Fragment): number | undefined {
  const fits = (depth: number, index: number) => $at.node(depth).canReplace(index, index, content)
  const { depth, parent } = $at
  if (!parent.isTextblock && fits(depth, $at.index())) return $at.pos
  if (parent.isTextblock && !parent.content.size && fits(depth - 1, $at.index(depth - 1)))
    return $at.before()
  for (let outer = depth - 1; outer >= 0; outer -= 1)
    if (fits(outer, $at.index(outer) + 1)) return $at.after(outer + 1)
  return undefined
}

/**
 * Puts the cursor into the paragraph at a position between blocks, and adds a missing paragraph.
 */
function behind(tr: Transaction, position: number): Transaction {
  const $at = tr.doc.resolve(position)
  const paragraph = nodeType(tr.doc.type.schema, 'paragraph')
  if (!$at.nodeAfter?.isTextblock) {
    const index = $at.index()
    if (!$at.parent.canReplaceWith(index, index, paragraph)) return tr
    tr.insert(position, paragraph.create())
  }
  return tr.setSelection(TextSelection.create(tr.doc, position + 1))
}

/** A pasted or dropped block does not stay selected, since the next letter would replace it. */
export const cursorAfter = Extension.create({
  name: 'cursorAfter',
  addProseMirrorPlugins: () => [
    new Plugin({
      view: () => ({
        update: (view, { doc }) => void (doc.eq(view.state.doc) || placeAgain(view)),
      }),
      props: {
        handlePaste(view, _, { content, openStart }) {
          const isBlocks = content.content.every(({ isBlock, isAtom }) => isBlock && isAtom)
          if (!content.size || openStart || !isBlocks) return false
          view.dispatch(putBlock(view.state.tr, content.content).setMeta('uiEvent', 'paste'))
          return true
        },
      },
      appendTransaction(transactions, _, { selection, tr }) {
        const isInserted = transactions.some((one) =>
          ['paste', 'drop'].includes(String(one.getMeta('uiEvent'))),
        )
        const isLeft = isInserted && selection instanceof NodeSelection && selection.node.isBlock
        return isLeft ? behind(tr, selection.to) : null
      },
    }),
  ],
})

/**
 * Chrome stores the cursor of an empty paragraph as a position in the surrounding text. After a
 * block is inserted before the paragraph, the next letter would come before the block.
 */
function placeAgain(view: EditorView): void {
  const { empty, $head } = view.state.selection
  const selection = view.dom.ownerDocument.getSelection()
  if (!empty || $head.parent.content.size || !selection?.anchorNode || !view.hasFocus()) return
  const { anchorNode, anchorOffset } = selection
  selection.removeAllRanges()
  selection.collapse(anchorNode, anchorOffset)
}
