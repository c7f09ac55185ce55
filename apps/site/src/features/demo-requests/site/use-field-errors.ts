import { useEffect, useState, type FocusEvent, type InputEvent, type RefObject } from 'react'
import { errorOf, type Control } from './check.ts'
import type { FieldErrors, FormProps } from './form-props.ts'

/** The errors of the form's fields; after a submit, the first field with an error gets the focus. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  { words, errors: initial }: FormProps,
) {
  const [errors, setErrors] = useState<FieldErrors>(initial)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, attempt])

  function show(found: FieldErrors) {
    setErrors(found)
    setAttempt((count) => count + 1)
  }

  function mark(control: Control) {
    const error = errorOf(control, words.errors)
    setErrors((known) => ({ ...known, [control.name]: error }))
  }

  return {
    errors,
    attempt,
    show,
    clear: () => setErrors({}),

    /** With the sentence of the form as a whole. */
    showRejected(names: readonly string[]) {
      show({
        '': words.error,
        ...Object.fromEntries(
          Object.entries(words.errors).filter(([name]) => names.includes(name)),
        ),
      })
    },

    /** Shows the error of a field when it loses the focus; that it is empty, only after a submit. */
    checkField({ currentTarget: control, relatedTarget }: FocusEvent<Control>) {
      if (relatedTarget instanceof HTMLButtonElement) return
      if (control.value.trim() || errors[control.name]) mark(control)
    },

    recheckField({ currentTarget: control }: InputEvent<Control>) {
      if (errors[control.name] && !errorOf(control, words.errors)) mark(control)
    },
  }
}
