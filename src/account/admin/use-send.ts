import { useEffect, useRef, useState } from 'react'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { fieldErrorsOf, isCallError } from '#src/rest/call-error.ts'

/** What to say by field, or by error code, of a refused call. */
type Sentences = Readonly<Record<string, string>>

/** Sends one call at a time; what is wrong with a field is said there, and the field gets the focus; all else is said in a notice. */
export function useSend(sentences: Sentences = {}) {
  const notices = useNotices()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Sentences>({})
  const form = useRef<HTMLFormElement>(null)

  // The pressed button has lost the focus: it was disabled meanwhile.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  /** Answers whether it was done. */
  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setErrors({})
    try {
      await work()
      return true
    } catch (error) {
      const rejected = isCallError(error)
        ? [error.errorCode ?? '', ...fieldErrorsOf(error).map(({ field }) => field)]
        : []
      const said = rejected.filter((key) => sentences[key])
      if (said.length === 0) notices.fail(error)
      setErrors(Object.fromEntries(said.map((key) => [key, sentences[key]!])))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, errors, form, send }
}
