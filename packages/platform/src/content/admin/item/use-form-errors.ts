import { useState } from 'react'
import type { CallError } from '#src/rest/call-error.ts'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import {
  errorsIn,
  sameValue,
  serverErrors,
  type FieldErrors,
  type Values,
} from '../fields/fields.ts'
import { scheduleErrors } from '../schedule/schedule-times.ts'
import { proposalIn } from '../store/permalink-proposal.ts'

/** The errors of an item's fields: those that the form finds, and those of the server. */
export function useFormErrors<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  item: Item | null,
) {
  const [errors, setErrors] = useState<FieldErrors>({})

  return {
    clear: () => setErrors({}),
    clearField: (name: string) => setErrors(({ [name]: _, ...others }) => others),

    /** Shows errors at their fields; returns whether there are no errors. */
    check(entered: Values): boolean {
      const found = {
        ...errorsIn(type, entered),
        ...scheduleErrors(entered, item, hasDrafts(type)),
      }
      setErrors(found)
      return Object.keys(found).length === 0
    },

    /** `error`: the server's answer to the values that were submitted last, `sent`. */
    lookUp(values: Values, sent: Values | null, error: CallError | null) {
      const isAsSent = (name: string) => sent && sameValue(values[name], sent[name])
      return {
        /** Returns the error of a field; an error of the server lasts until the value changes. */
        errorOf: (name: string): string | undefined =>
          errors[name] ?? (error && isAsSent(name) ? serverErrors(type, error)[name] : undefined),

        /** Returns a free permalink, if the submitted one is in use. */
        proposalFor: (name: string): string | undefined =>
          isAsSent(name) ? proposalIn(error) : undefined,
      }
    },
  }
}
