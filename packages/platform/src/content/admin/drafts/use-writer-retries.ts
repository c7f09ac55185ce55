import { useEffect } from 'react'
import { useAccountStore } from '#src/account/admin/account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { useStore } from '#src/admin/store.ts'
import type { DraftWriter } from './draft-writer.ts'

type Writer = Pick<DraftWriter<never>, 'flush' | 'retry'>

/** Writes what is waiting after the user has signed in again, and when the server answers again. */
export function useWriterRetries(writer: Writer): void {
  const accountStore = useAccountStore()
  const authenticated = useStore(accountStore, (now) => now.authenticated)
  useEffect(() => {
    if (authenticated) void writer.flush()
  }, [writer, authenticated])
  const client = useClient()
  useEffect(() => {
    const retry = () => void writer.retry()
    const stopListening = client.onAnswer(retry)
    window.addEventListener('online', retry)
    return () => {
      stopListening()
      window.removeEventListener('online', retry)
    }
  }, [client, writer])
}
