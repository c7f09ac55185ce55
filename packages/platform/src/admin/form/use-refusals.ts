import { useEffect, useState } from 'react'
import { useNotifications } from '../notifications/notification-store.ts'
import {
  errorsStillTrue,
  placedRefusals,
  type FieldErrors,
  type PlaceOf,
} from './placed-refusals.ts'

interface Refused {
  errors: FieldErrors
  sent: unknown
}

/**
 * What the server refuses of a form is shown at its field until the value changes, and the first of
 * these fields has the focus; a notification reports only what has no field.
 */
export function useRefusals(values: unknown, placeOf: PlaceOf) {
  const notifications = useNotifications()
  const [frame, within] = useState<HTMLElement | null>(null)
  const [{ errors, sent }, setRefused] = useState<Refused>({ errors: {}, sent: undefined })

  useEffect(() => {
    if (Object.keys(errors).length > 0) frame?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors, frame])

  return {
    /** Refers to the element around the fields. */
    within,
    errors: errorsStillTrue(errors, sent, values),

    /** Shows why a call with these values has failed. */
    refuse(error: unknown): void {
      const placed = placedRefusals(error, placeOf)
      setRefused({ errors: placed.errors, sent: values })
      if (!placed.isComplete) notifications.fail(error)
    },

    forgive: () => setRefused({ errors: {}, sent: undefined }),
  }
}
