import type { Editor } from '@tiptap/react'
import type { Finding } from '#src/content/admin/publishing/findings.tsx'

/** Gives the link at the position of a finding another address; its words and marks stay. */
export function mend({ state, view }: Editor, { position, remedy }: Finding): void {
  const type = state.schema.marks['link']
  if (position === undefined || !remedy || !type) return
  const at = Math.min(position, state.doc.content.size)
  const link = state.doc.nodeAt(at)?.marks.find((mark) => mark.type === type)
  if (!link) return
  const $at = state.doc.resolve(at)
  const { tr } = state
  $at.parent.forEach((node, offset) => {
    const from = $at.start() + offset
    if (from >= at && link.isInSet(node.marks))
      tr.addMark(from, from + node.nodeSize, type.create({ ...link.attrs, ...remedy.link }))
  })
  view.dispatch(tr)
}
