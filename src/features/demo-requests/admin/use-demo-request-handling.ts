import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Problem } from '#src/rest/problem.ts'
import { demoRequestsApi, type DemoRequest, type DemoRequestState } from '../contract.ts'
import { stateNames } from './labels.ts'

interface Typed {
  text: string
  /** The version that was on the screen when typing began. */
  version: number
}

/** State and note of one demo request: the state is stored at once, the note when staff save it. */
export function useDemoRequestHandling(demoRequest: DemoRequest) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [saving, setSaving] = useState<'state' | 'note' | null>(null)
  const [conflict, setConflict] = useState(false)
  const stored = demoRequest.note ?? ''
  const unsaved = typed !== null && typed.text !== stored

  function show(item: DemoRequest): void {
    queries.setQueryData(['leads', 'item', item.id], item)
    for (const view of ['list', 'count'])
      void queries.invalidateQueries({ queryKey: ['leads', view] })
  }

  /** Returns whether it was stored; in a conflict the stored demo request is shown. */
  async function change(part: 'state' | 'note', version: number, call: () => Promise<DemoRequest>) {
    setSaving(part)
    try {
      const item = await call()
      // One's own change of the state does not conflict with the note that one is typing.
      setTyped(
        (now) => now && { ...now, version: now.version === version ? item.version : now.version },
      )
      setConflict(false)
      show(item)
      return true
    } catch (error) {
      const current = currentOf(error)
      if (current) show(current)
      else notifications.fail(error)
      if (current) setConflict(true)
      if (current && part === 'note') setTyped((now) => now && { ...now, version: current.version })
      return false
    } finally {
      setSaving(null)
    }
  }

  return {
    saving,
    unsaved,
    /** Somebody else has changed the request: their version is shown, what was sent is not stored. */
    conflict,
    note: typed?.text ?? stored,

    type: (text: string) =>
      setTyped((now) => ({ text, version: now?.version ?? demoRequest.version })),

    /** Puts a kept note on the screen: where somebody has written another meanwhile, it says so. */
    restore(text: string, { base }: { base?: string }): void {
      setTyped({ text, version: demoRequest.version })
      setConflict(base !== stored)
    },

    async setState(state: DemoRequestState): Promise<void> {
      const { id, version } = demoRequest
      const send = () => client.call(demoRequestsApi.setState, { body: { id, state, version } })
      if (await change('state', version, send)) notifications.succeed(`Now “${stateNames[state]}”.`)
    },

    async saveNote(): Promise<void> {
      if (!unsaved || saving) return
      const { text: note, version } = typed
      const send = () =>
        client.call(demoRequestsApi.setNote, { body: { id: demoRequest.id, note, version } })
      if (!(await change('note', version, send))) return
      setTyped((now) => (now?.text === note ? null : now))
      notifications.succeed('The note is saved.')
    },
  }
}

function currentOf(error: unknown): DemoRequest | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  return ((error.error as Problem).current as DemoRequest | undefined) ?? null
}
