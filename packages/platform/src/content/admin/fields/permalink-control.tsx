import { useEffect, useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import type { ContentRow, Field as FieldOf } from '../content-type.ts'
import type { ItemForm } from '../use-item-form.ts'
import { boundsOf, textOf } from './fields.ts'
import { maxPermalinkLength, permalinkError, permalinkNear } from './propose-permalink.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  form: ItemForm<Row, Item>
  name: string
  field: Extract<FieldOf<Item>, { control: 'permalink' }>
  readOnly: boolean
  lang: string
}

const pauseMs = 400

/**
 * What the input shows. While the title is typed, the permalink follows after a pause: Chromium ends a
 * step of undo in the title whenever the value of another input is replaced.
 */
function useShown(value: string) {
  const [isTyping, setTyping] = useState(false)
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return {
    value: isTyping ? value : settled,
    onFocus: () => setTyping(true),
    onBlur() {
      setSettled(value)
      setTyping(false)
    },
  }
}

/** Says at once what may not be used, and offers what may. */
export function PermalinkControl<Row extends ContentRow, Item extends Row>({
  form,
  name,
  field,
  readOnly,
  lang,
}: Props<Row, Item>) {
  const value = textOf(form.values[name])
  const shown = useShown(value)
  const wrong = readOnly ? undefined : permalinkError(value)
  const proposal = wrong ? permalinkNear(value) : form.proposalFor(name)
  const hint = form.item && field.hint?.(form.item, value)
  return (
    <Field
      label={field.label}
      required={!readOnly && boundsOf(form.type, name).required}
      error={wrong ?? form.errorOf(name)}
      hint={wrong ? undefined : (hint ?? `/${lang}/${value}`)}
      remedy={
        proposal && (
          <p>
            {wrong ? 'Use' : 'Free:'}{' '}
            <Button variant="link" onClick={() => form.set(name, proposal)}>
              {proposal}
            </Button>
          </p>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          {...shown}
          maxLength={maxPermalinkLength}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          disabled={readOnly}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </Field>
  )
}
