import { useEffect, useLayoutEffect, type RefObject } from 'react'
import type { FieldKey, FormValues } from '../form/fields.ts'
import { enteredRefineFields, refineFields, refineText } from '../form/refine-fields.ts'
import type { FormWords } from '#words/index.ts'

interface Refine {
  words: FormWords['estimator']
  values: FormValues
  placeholders: FormValues
  texts: Partial<Record<FieldKey, string>>
}

/**
 * The fields behind "Refine": opened where one of them gets an error or comes with a value of its own.
 * That they are open is kept for a reload and for the browser's way back.
 */
export function useRefine(
  form: RefObject<HTMLFormElement | null>,
  { words, values, placeholders, texts }: Refine,
): void {
  const changed = enteredRefineFields(values, placeholders)
  const opens = changed > 0 || refineFields.some((key) => texts[key])

  useLayoutEffect(() => {
    detailsIn(form)
      ?.querySelector('[data-refine]')
      ?.replaceChildren(refineText(words, values, placeholders))
  })

  useLayoutEffect(() => {
    const element = detailsIn(form)
    if (opens && element) element.open = true
  }, [form, opens])

  useEffect(() => {
    const element = detailsIn(form)
    if (!element) return undefined
    const state = () => history.state as { refine?: boolean } | null
    const keep = () => history.replaceState({ ...state(), refine: element.open }, '')
    // Without inputs in the address the page is as new.
    if (location.hash && state()?.refine) element.open = true
    if (element.open) keep()
    element.addEventListener('toggle', keep)
    return () => element.removeEventListener('toggle', keep)
  }, [form])
}

const detailsIn = ({ current }: RefObject<HTMLFormElement | null>) =>
  current?.querySelector('details')
