import type { Editor } from '@tiptap/react'

/** The link at the selection: its address, and the item to which it leads. */
export function linkAt(editor: Editor): { href?: string; item?: string } {
  const { href, item }: Readonly<Record<string, unknown>> = editor.getAttributes('link')
  return {
    ...(typeof href === 'string' && { href }),
    ...(typeof item === 'string' && { item }),
  }
}
