import { useRef, useState } from 'react'
import { maxLength } from '#src/rest/lengths.ts'
import { useHotkeys } from '../hotkeys.ts'
import { KeyHint } from '../single-keys.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import fieldStyles from './field.module.css'
import styles from './search-box.module.css'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
  /** Called at the arrow key that leads on to what was found. */
  onDown?: () => void
}

/** Searches at each key, without the spaces at both ends; `/` focuses it from anywhere on the page. */
export function SearchBox({ label, value, onChange, onDown }: Props) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** Searches that this box has asked for and that have not come back as its value. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  if (known !== value) {
    setKnown(value)
    const own = asked.indexOf(value)
    setAsked(own < 0 ? [] : asked.slice(own + 1))
    // Of its own searches the text may be ahead: somebody types on.
    if (own < 0) setText(value)
  }

  function search(next: string) {
    setText(next)
    const trimmed = next.trim()
    if (trimmed === (asked.at(-1) ?? value)) return
    setAsked([...asked, trimmed])
    onChange(trimmed)
  }

  useHotkeys({ '/': () => input.current?.select() })

  return (
    <Row unbroken gap="100" align="center" className={`${fieldStyles.box} ${styles.box}`}>
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
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown' && onDown) {
            event.preventDefault()
            onDown()
          }
          if (event.key === 'Escape' && text) search('')
        }}
      />
      {!text && <KeyHint>/</KeyHint>}
    </Row>
  )
}
