import { useState } from 'react'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { fieldFaults, isFailure } from '#src/rest/failure.ts'

/** What to say by field, or by error code, of a refused call. */
type Sentences = Readonly<Record<string, string>>

/** Sends one call at a time; what is wrong with a field is said there, all else in a notice. */
export function useSend(sentences: Sentences = {}) {
  const notices = useNotices()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Sentences>({})

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

  return { busy, faults, send }
}
