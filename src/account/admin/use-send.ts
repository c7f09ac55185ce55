import { useEffect, useRef, useState } from 'react'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { fieldFaults, isFailure } from '#src/rest/failure.ts'

/** What to say by field, or by error code, of a refused call. */
type Sentences = Readonly<Record<string, string>>

/** Sends one call at a time; what is wrong with a field is said there, and the field gets the focus; all else is said in a notice. */
export function useSend(sentences: Sentences = {}) {
  const notices = useNotices()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Sentences>({})
  const form = useRef<HTMLFormElement>(null)

  // The pressed button has lost the focus: it was disabled meanwhile.
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  /** Answers whether it was done. */
  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setFaults({})
    try {
      await work()
      return true
    } catch (error) {
      const refused = isFailure(error)
        ? [error.errorCode ?? '', ...fieldFaults(error).map(({ field }) => field)]
        : []
      const said = refused.filter((key) => sentences[key])
      if (said.length === 0) notices.fail(error)
      setFaults(Object.fromEntries(said.map((key) => [key, sentences[key]!])))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, faults, form, send }
}
