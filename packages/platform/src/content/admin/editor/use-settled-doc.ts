import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'

const pauseMs = 400

/** The document once nobody types: what is worked out from all of it must not hold up a key. */
export function useSettledDoc(editor: Editor): Node {
  const [doc, setDoc] = useState(() => editor.state.doc)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTransaction = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setDoc(editor.state.doc), pauseMs)
    }
    onTransaction()
    editor.on('transaction', onTransaction)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', onTransaction)
    }
  }, [editor])
  return doc
}
