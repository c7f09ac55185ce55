import { useId, useState } from 'react'
import { useKeepForReload } from '../reload.ts'
import { Field } from './field.tsx'
import styles from './chips-field.module.css'

interface Props {
  label: string
  value: readonly string[]
  suggestions: readonly string[]
  onChange: (value: string[]) => void
  /** The maximum number of tags. */
  max: number
  /** Characters of one tag. */
  maxLength?: number | undefined
  lang?: string
  error?: string | undefined
  disabled?: boolean
}

/** A list of tags: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function ChipsField(props: Props) {
  const { label, value, suggestions, onChange, max, maxLength, lang, error, disabled } = props
  const [text, setText] = useState('')
  const listId = useId()
  useKeepForReload(() => text === '')

  function add(): void {
    const name = text.trim().replace(/\s+/g, ' ')
    if (name && !value.includes(name)) onChange([...value, name])
    setText('')
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div>
          {value.length > 0 && (
            <ul className={styles.chips} lang={lang}>
              {value.map((chip) => (
                <li key={chip}>
                  {chip}
                  {!disabled && (
                    <button
                      type="button"
                      aria-label={`Remove ${chip}`}
                      onClick={() => onChange(value.filter((one) => one !== chip))}
                    >
                      ×
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!disabled && value.length < max && (
            <input
              {...control}
              list={listId}
              lang={lang}
              value={text}
              placeholder="Add…"
              maxLength={maxLength}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
                if (event.key !== 'Enter' && event.key !== ',') return
                event.preventDefault()
                add()
              }}
            />
          )}
          <datalist id={listId}>
            {suggestions
              .filter((one) => !value.includes(one))
              .map((one) => (
                <option key={one}>{one}</option>
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
