import type { RefObject } from 'react'
import type { FormValues } from '../form/fields.ts'
import { fillFields } from '../form/form-control.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { fetchSheet } from './printed-sheet.tsx'

interface Options {
  form: RefObject<HTMLFormElement | null>
  fragment: string
  words: EstimatorProps['words']['form']['estimator']
  /** Returns the values of a form that nobody has changed. */
  initial: () => FormValues
  update: () => void
  /** From now on the visitor's own estimate, with today's prices. */
  touch: () => void
  clearAddress: () => void
}

/** What the buttons around the estimator's form do. */
export function useEstimatorCommands(options: Options) {
  const { form, fragment, words, initial, update, touch, clearAddress } = options

  function write(values: FormValues) {
    if (form.current) fillFields(form.current, values)
    touch()
    update()
  }

  return {
    write,

    copy() {
      history.replaceState(history.state, '', `#${fragment}`)
      void import('./copy-link.ts').then(({ copyLink }) => copyLink(words))
    },

    print: () => void fetchSheet().then(() => window.print()),

    reset() {
      write(initial())
      clearAddress()
    },
  }
}
