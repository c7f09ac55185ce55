import { useLayoutEffect, useRef } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import type { Lang } from '#src/i18n/locales.ts'
import type { ContentRow } from '../content-type.ts'
import type { Field as FieldOf } from '../field-types.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { textOf } from './fields.ts'
import { boundsOf } from './bounds.ts'
import {
  maxPermalinkLength,
  permalinkError,
  permalinkNear,
} from '#src/content/propose-permalink.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  form: ItemForm<Row, Item>
  name: string
  field: Extract<FieldOf<Item>, { control: 'permalink' }>
  readOnly: boolean
  lang: Lang
}

const pauseMs = 400

function showIn(input: HTMLInputElement | null, value: string): void {
  if (input && input.value !== value) input.value = value
}

/**
 * The value of the input. While somebody types into the title, it follows after a pause: Chromium ends
 * a step of undo in the title whenever the value of another input is replaced.
 */
function useFollowing(value: string) {
  const input = useRef<HTMLInputElement>(null)
  const changedAt = useRef(-Infinity)
  useLayoutEffect(() => {
    if (input.current?.value === value) return
    const show = () => showIn(input.current, value)
    const isTitleTyped =
      document.activeElement instanceof HTMLTextAreaElement &&
      performance.now() - changedAt.current < pauseMs
    changedAt.current = performance.now()
    if (!isTitleTyped) {
      show()
      return
    }
    const timer = setTimeout(show, pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return { ref: input, defaultValue: '', onFocus: () => showIn(input.current, value) }
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
  const following = useFollowing(value)
  const wrong = readOnly ? undefined : permalinkError(value)
  const proposal = wrong ? permalinkNear(value, lang) : form.proposalFor(name)
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
            {wrong ? 'Use' : 'Available:'}{' '}
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
          {...following}
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
