import { useEffect, useRef, useState } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { fieldErrorsOf, isCallError } from '#src/rest/call-error.ts'

/** Error messages by field or by error code. */
type Sentences = Readonly<Record<string, string>>

/**
 * Sends one call at a time: errors of fields are shown at the field, which gets the focus, all
 * others as a notification.
 */
export function useSend(sentences: Sentences = {}) {
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Sentences>({})
  const form = useRef<HTMLFormElement>(null)

  // The submit button has lost the focus, since it was disabled in the meantime.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  /** Returns whether it succeeded. */
  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setErrors({})
    try {
      await work()
      return true
    } catch (error) {
      const fields = isCallError(error) ? fieldErrorsOf(error).map(({ field }) => field) : []
      const code = isCallError(error) ? (error.errorCode ?? '') : ''
      const told = [code, ...fields].filter((key) => sentences[key])
      const isToldWhole = told.length > 0 && fields.every((field) => sentences[field])
      if (!isToldWhole) notifications.fail(error)
      setErrors(Object.fromEntries(told.map((key) => [key, sentences[key] ?? ''])))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, errors, form, send }
}
