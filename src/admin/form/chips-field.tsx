import { useId, useState } from 'react'
import { Field } from './field.tsx'
import styles from './chips-field.module.css'

interface Props {
  label: string
  values: readonly string[]
  suggestions: readonly string[]
  onChange: (values: string[]) => void
  /** How many there may be. */
  max: number
  /** Characters of one. */
  maxLength: number
  lang?: string
  error?: string | undefined
  disabled?: boolean
}

/** A short list of words: Enter or a comma adds, Backspace in the empty field takes the last away. */
export function ChipsField(props: Props) {
  const { label, values, suggestions, onChange, max, maxLength, lang, error, disabled } = props
  const [text, setText] = useState('')
  const listId = useId()

  function add(): void {
    const name = text.trim().replace(/\s+/g, ' ')
    if (name && !values.includes(name)) onChange([...values, name])
    setText('')
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div>
          {values.length > 0 && (
            <ul className={styles.chips} lang={lang}>
              {values.map((value) => (
                <li key={value}>
                  {value}
                  {!disabled && (
                    <button
                      type="button"
                      aria-label={`Remove ${value}`}
                      onClick={() => onChange(values.filter((one) => one !== value))}
                    >
                      ×
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!disabled && values.length < max && (
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
                if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1))
                if (event.key !== 'Enter' && event.key !== ',') return
                event.preventDefault()
                add()
              }}
            />
          )}
          <datalist id={listId}>
            {suggestions
              .filter((one) => !values.includes(one))
              .map((one) => (
                <option key={one}>{one}</option>
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
