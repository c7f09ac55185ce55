import { useState } from 'react'
import { useKeepForReload } from '../reload.ts'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { sameOption } from './matching-options.ts'
import { Select } from './select.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './chips-field.module.css'

interface Props {
  label: string
  value: readonly string[]
  suggestions: readonly string[]
  /** What a tag that is not among the suggestions is called, such as `New category`. */
  newLabel?: string
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
  const { error, disabled, newLabel = 'New:' } = props
  const canAdd = !disabled && value.length < max
  const [text, setText] = useState('')
  useKeepForReload(() => text === '')

  const nameOf = (chip: string) => options?.[chip] ?? chip

  function add(name: string): void {
    if (sameOption(value, name) === undefined) onChange([...value, name])
    setText('')
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div>
          {disabled && value.length === 0 && <p>None.</p>}
          {value.length > 0 && (
            <Row as="ul" gap="075" className={styles.chips} lang={lang}>
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
            </Row>
          )}
          {canAdd && options && (
            <Select
              id={control.id}
              invalid={control['aria-invalid']}
              describedBy={control['aria-describedby']}
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
            <Combobox
              control={control}
              options={suggestions.filter((one) => !value.includes(one))}
              newLabel={newLabel}
              value={text}
              onChange={setText}
              onChoose={add}
              onEmptyBackspace={() => onChange(value.slice(0, -1))}
              lang={lang}
              maxLength={maxLength}
              placeholder="Add…"
            />
          )}
        </div>
      )}
    </Field>
  )
}
