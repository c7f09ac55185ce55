import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { controlClass } from '#src/admin/form/field.tsx'
import styles from './find-bar.module.css'
import { endFind, find, foundIn, move, replaceAll, replaceCurrent } from './find-plugin.ts'

const fieldClass = `${controlClass} ${styles.field}`

interface Props {
  editor: Editor
  onClose: () => void
}

/** Finds in the text of the editor, which the browser's own search cannot change. */
export function FindBar({ editor, onClose }: Props) {
  const [words, setWords] = useState(() => selectedWords(editor))
  const [told, setTold] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: shown }) => {
      const { matches, current: at } = foundIn(shown)
      return { count: matches.length, current: at + 1 }
    },
  })

  useEffect(() => {
    find(editor, words)
    field.current?.select()
    // Only what was selected at first; the field says the rest itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor])

  function close(): void {
    endFind(editor)
    onClose()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
    if (event.key === 'Escape') close()
    else if (isFind) field.current?.select()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const element = bar.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <div ref={bar} className={styles.bar} role="search" aria-label="Find in the text">
      <input
        ref={field}
        aria-label="Find"
        placeholder="Find"
        className={fieldClass}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setTold('')
          find(editor, event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          move(editor, event.shiftKey ? -1 : 1)
        }}
      />
      <p className={styles.count} role="status">
        {told || (words && (count ? `${current} of ${count}` : 'Not found'))}
      </p>
      <Button onClick={() => move(editor, -1)} disabled={!count}>
        Previous
      </Button>
      <Button onClick={() => move(editor, 1)} disabled={!count}>
        Next
      </Button>
      {editor.isEditable && (
        <ReplaceTools
          editor={editor}
          disabled={!count}
          onReplaced={(replaced) => setTold(`${replaced} replaced`)}
        />
      )}
      <Button onClick={close}>Close</Button>
    </div>
  )
}

interface ReplaceProps {
  editor: Editor
  disabled: boolean
  onReplaced: (count: number) => void
}

function ReplaceTools({ editor, disabled, onReplaced }: ReplaceProps) {
  const [replacement, setReplacement] = useState('')
  return (
    <>
      <input
        aria-label="Replace with"
        placeholder="Replace with"
        className={fieldClass}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <Button onClick={() => replaceCurrent(editor, replacement)} disabled={disabled}>
        Replace
      </Button>
      <Button disabled={disabled} onClick={() => onReplaced(replaceAll(editor, replacement))}>
        Replace all
      </Button>
    </>
  )
}

function selectedWords({ state: { doc, selection } }: Editor): string {
  const text = doc.textBetween(selection.from, selection.to, '\n')
  return text.includes('\n') || text.length > 100 ? '' : text
}
