import { useId, type InputHTMLAttributes } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { maxLength } from '#src/rest/lengths.ts'
import { blankEvent, readEvent, writeEvent, wrongPart, type EventValue } from './event-value.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './event-control.module.css'

interface Props {
  label: string
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (value: string) => void
}

/** When and where an event takes place, in the time of its own zone; off until somebody adds it. */
export function EventControl({ label, value, error, readOnly, onChange }: Props) {
  const zones = useId()
  const event = readEvent(value)
  if (!event)
    return readOnly ? null : (
      <Stack narrow gap="075" className={styles.none}>
        <span>{label}</span>
        <Button onClick={() => onChange(writeEvent(blankEvent))}>Add date and place</Button>
        {error && (
          <Text tone="danger" weight="medium">
            {error}
          </Text>
        )}
      </Stack>
    )

  const wrong = wrongPart(error)
  const input = (
    name: keyof Omit<EventValue, 'stored'>,
    text: string,
    more: InputHTMLAttributes<HTMLInputElement> = {},
  ) => (
    <Field
      label={text}
      required={more.required ?? false}
      error={name === wrong ? error : undefined}
    >
      {(control) => (
        <input
          {...control}
          {...more}
          disabled={readOnly}
          value={event[name]}
          onChange={({ target }) => onChange(writeEvent({ ...event, [name]: target.value }))}
        />
      )}
    </Field>
  )
  return (
    <Stack as="fieldset" gap="150" className={styles.event}>
      <legend>{label}</legend>
      {error && !wrong && (
        <Text tone="danger" weight="medium">
          {error}
        </Text>
      )}
      {input('start', 'Starts', { type: 'datetime-local', required: true })}
      {input('end', 'Ends', { type: 'datetime-local' })}
      {input('timeZone', 'Time zone', { list: zones, required: true, autoComplete: 'off' })}
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      {input('place', 'Place', { maxLength: maxLength.title })}
      {input('link', 'Registration link', { type: 'url', maxLength: maxLength.address })}
      {!readOnly && <Button onClick={() => onChange('')}>Remove date and place</Button>}
    </Stack>
  )
}
