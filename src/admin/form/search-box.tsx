import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { maxLength } from '#src/rest/lengths.ts'
import { useHotkeys } from '../hotkeys.ts'
import { KeyHint } from '../single-keys.tsx'
import styles from './search-box.module.css'

/** Each further key begins anew: who types fast asks once for several. */
const pauseMs = 20

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
  /** Called at the arrow key that leads on to what was found. */
  onDown?: () => void
}

/** Searches when the typing pauses; `/` focuses it from anywhere on the page. */
export function SearchBox({ label, value, onChange, onDown }: Props) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  if (asked !== value) {
    setAsked(value)
    setText(value)
  }

  const search = useEffectEvent(onChange)
  useEffect(() => {
    const next = text.trim()
    if (next === value) return
    const timer = setTimeout(() => search(next), pauseMs)
    return () => clearTimeout(timer)
  }, [text, value])

  useHotkeys({ '/': () => input.current?.select() })

  return (
    <div className={styles.box}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(text.trim())
          if (event.key === 'ArrowDown' && onDown) {
            event.preventDefault()
            onDown()
          }
          if (event.key === 'Escape' && text) {
            setText('')
            onChange('')
          }
        }}
      />
      {!text && <KeyHint>/</KeyHint>}
    </div>
  )
}
