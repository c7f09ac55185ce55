import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { Field, type FieldProps } from '@repo/platform/ui/field.tsx'
import { useChange } from './use-change.ts'

interface Committed {
  /** As it is written in the field. */
  readonly value: string
  /** What the value belongs to: once this is another, a refused text gives way to the value. */
  readonly of?: unknown
  /** Answers with the reason where the text is refused; the text then stays. */
  readonly onCommit: (input: HTMLInputElement) => string | undefined | void
}

/** The reference of a field, and why its text is refused. */
export function useCommitted({ value, of, onCommit }: Committed): {
  field: RefObject<HTMLInputElement | null>
  refusal: string
} {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState({ of, refusal: '' })
  const refusal = outcome.of === of ? outcome.refusal : ''
  useChange(field, (input) => setOutcome({ of, refusal: onCommit(input) ?? '' }))
  // Another with each of its parts: what is typed meanwhile is overwritten by nothing else.
  const due = useMemo(
    () => (refusal ? undefined : { value, of, outcome }),
    [value, of, outcome, refusal],
  )
  useLayoutEffect(() => {
    const input = field.current
    if (input && due && input.value !== due.value) input.value = due.value
  }, [due])
  return { field, refusal }
}

type CommittedFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> &
  Committed

/** A field whose text counts once the visitor has finished it. */
export function CommittedField({ value, of, onCommit, error, ...rest }: CommittedFieldProps) {
  const { field, refusal } = useCommitted({ value, of, onCommit })
  return <Field {...rest} ref={field} error={refusal || error} />
}
