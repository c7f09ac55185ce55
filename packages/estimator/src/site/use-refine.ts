import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { FieldKey, FormValues } from '../form/fields.ts'
import { changedRefineFields, refineFields } from '../form/refine-fields.ts'
import type { FormWords } from '#words/index.ts'

interface Refine {
  words: FormWords['estimator']
  values: FormValues
  example: FormValues
  texts: Partial<Record<FieldKey, string>>
}

/**
 * The fields behind "Refine": opened where one of them gets an error or comes with a value of its own.
 * That they are open is kept for a reload and for the browser's way back.
 */
export function useRefine(
  form: RefObject<HTMLFormElement | null>,
  { words, values, example, texts }: Refine,
): void {
  const changed = changedRefineFields(values, example)
  const count = refineFields.length
  const opens = changed > 0 || refineFields.some((key) => texts[key])

  useLayoutEffect(() => {
    const text = changed ? fillIn(words.refineChanged, { changed, count }) : words.refineExample
    detailsIn(form)?.querySelector('[data-refine]')?.replaceChildren(text)
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
