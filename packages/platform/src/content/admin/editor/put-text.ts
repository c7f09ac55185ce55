import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { diffIndices } from 'node-diff3'

/**
 * Makes a document say what another one says. Only the blocks that differ are replaced: the cursor
 * stays where it is, and one undo takes all of it back. Listeners of the editor hear nothing of the change.
 */
export function putText({ doc, tr }: EditorState, text: Node): Transaction {
  const [before, after] = [doc.children, withCursorLines(text.children, doc.children)]
  const starts = startsOf(before)
  const hunks = diffIndices(before.map(keyOf), after.map(keyOf))
  for (const { buffer1, buffer2 } of hunks.toReversed()) {
    const [from, count] = buffer1
    const [first, length] = buffer2
    const blocks = Fragment.from(after.slice(first, first + length))
    tr.replaceWith(starts[from] ?? 0, starts[from + count] ?? doc.content.size, blocks)
  }
  return closeHistory(tr).setMeta('preventUpdate', true)
}

const keyOf = (block: Node) => JSON.stringify(block)

/** The positions of blocks, and of the end. */
function startsOf(blocks: readonly Node[]): number[] {
  let end = 0
  return [0, ...blocks.map(({ nodeSize }) => (end += nodeSize))]
}

const isEmptyLine = ({ type, content }: Node) => type.name === 'paragraph' && content.size === 0

/** Empty paragraphs at the end are there for the cursor, and are not stored. */
function withCursorLines(blocks: readonly Node[], before: readonly Node[]): readonly Node[] {
  const lines = before.slice(before.findLastIndex((block) => !isEmptyLine(block)) + 1)
  const last = blocks.at(-1)
  const isBlank = blocks.length === 1 && last !== undefined && isEmptyLine(last)
  return isBlank ? blocks : [...blocks, ...lines]
}
