import { Fragment, Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import { createThrottle } from '#src/admin/throttle.ts'
import { copyBlocks } from './copy-blocks.ts'
import { putText } from './put-text.ts'
import { contentOf, htmlOf } from './schema.ts'

/** How often a text is serialised while somebody types. */
const everyMs = 300

export interface RichTextHandle {
  /** Tells at once what was typed last. */
  flush(): void
  /** Puts another text on the screen; the cursor stays in its block. */
  replace(html: string): void
  /** The cursor at the beginning of the text. */
  focus(): void
  /** Puts whole blocks of another text, where they have this place, behind the one with the cursor. */
  copy(html: string, at: number): void
}

interface Options {
  onChange: (html: string) => void
  onReady: (editor: Editor) => void
  ref: Ref<RichTextHandle> | undefined
}

/** Tells what is typed, and lets the form change the text. */
export function useTextHandle(editor: Editor, { onChange, onReady, ref }: Options): void {
  const change = useEffectEvent(onChange)
  const ready = useEffectEvent(onReady)
  const told = useRef<ReturnType<typeof createThrottle>>(undefined)
  useEffect(() => {
    const throttle = createThrottle(() => change(htmlOf(editor.state.doc)), everyMs)
    told.current = throttle
    editor.on('update', throttle.call)
    ready(editor)
    return () => {
      throttle.cancel()
      editor.off('update', throttle.call)
    }
  }, [editor])

  useImperativeHandle(ref, () => ({
    flush: () => told.current?.flush(),
    replace(html) {
      told.current?.cancel()
      const text = Node.fromJSON(editor.schema, contentOf(html))
      editor.view.dispatch(putText(editor.state, text))
    },
    focus() {
      editor.commands.setTextSelection(0)
      // The editor's own command waits for a frame; the next key comes sooner.
      editor.view.focus()
    },
    copy(html, at) {
      const blocks = Fragment.fromJSON(editor.schema, contentOf(html).content).content
      editor.view.dispatch(copyBlocks(editor.state, blocks, at))
      editor.view.focus()
    },
  }))
}
