import { useId, useState } from 'react'
import { cleanLine } from '#src/rest/clean-text.ts'
import { useKeepForReload } from '../reload.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import styles from './chips-field.module.css'

interface Props {
  label: string
  value: readonly string[]
  suggestions: readonly string[]
  onChange: (value: string[]) => void
  /** Absent: any text is a tag. Else the tags that there are, by value, with what each is called. */
  options?: Readonly<Record<string, string>> | undefined
  /** The maximum number of tags. */
  max: number
  /** Characters of one tag. */
  maxLength?: number | undefined
  lang?: string | undefined
  error?: string | undefined
  disabled?: boolean
}

/** A list of tags: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function ChipsField(props: Props) {
  const { label, value, suggestions, options, onChange, max, maxLength, lang } = props
  const { error, disabled } = props
  const canAdd = !disabled && value.length < max
  const [text, setText] = useState('')
  const listId = useId()
  useKeepForReload(() => text === '')

  const nameOf = (chip: string) => options?.[chip] ?? chip

  function add(): void {
    const name = cleanLine(text).replace(/ +/g, ' ')
    if (name && !value.includes(name)) onChange([...value, name])
    setText('')
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div>
          {disabled && value.length === 0 && <p>None.</p>}
          {value.length > 0 && (
            <ul className={styles.chips} lang={lang}>
              {value.map((chip) => (
                <li key={chip}>
                  {nameOf(chip)}
                  {!disabled && (
                    <button
                      type="button"
                      aria-label={`Remove ${nameOf(chip)}`}
                      onClick={() => onChange(value.filter((one) => one !== chip))}
                    >
                      ×
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {canAdd && options && (
            <Select
              id={control.id}
              options={[
                { value: '', label: 'Add…' },
                ...Object.entries(options)
                  .filter(([one]) => !value.includes(one))
                  .map(([one, name]) => ({ value: one, label: name })),
              ]}
              value=""
              onChange={(one) => one && onChange([...value, one])}
            />
          )}
          {canAdd && !options && (
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
                if (event.nativeEvent.isComposing) return
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
