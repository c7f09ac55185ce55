import { useEffect, useEffectEvent } from 'react'
import type { Values } from '../fields/fields.ts'
import { listDrafts, type AutosavedDraft, type Subject } from './draft-store.ts'
import { serverIdOf, type ServerDrafts } from './server-drafts.ts'

interface Options {
  subject: Subject
  drafts: ServerDrafts
  onFound: (draft: AutosavedDraft<Values>) => void
}

/** Begins a new item with the draft that has this id, on this device or on the server. */
export function useBegunWith(
  begunWith: string | undefined,
  { subject, drafts, onFound }: Options,
): void {
  const begin = useEffectEvent(async (id: string) => {
    const here = listDrafts<Values>(subject).find((one) => one.id === id)
    const kept = here ?? (await drafts.read(serverIdOf(null, id)).catch(() => undefined))
    // The draft begins a new item, since its own item may have been deleted.
    if (kept) onFound({ ...kept, version: null })
  })
  useEffect(() => {
    if (begunWith) void begin(begunWith)
  }, [begunWith])
}
