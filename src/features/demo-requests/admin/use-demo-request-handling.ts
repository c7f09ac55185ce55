import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { Draft } from '#src/content/admin/draft-store.ts'
import type { Choices } from '#src/content/admin/merge.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Problem } from '#src/rest/problem.ts'
import { demoRequestsApi, type DemoRequest, type DemoRequestState } from '../contract.ts'
import { stateNames } from './labels.ts'
import { choosesMine, noteOf, notePlaces, type NoteConflict } from './note-conflict.ts'

interface Typed {
  text: string
  /** What was stored when typing began. */
  began: { note: string; version: number }
}

/** State and note of one demo request: the state is stored at once, the note when staff save it. */
export function useDemoRequestHandling(demoRequest: DemoRequest) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [saving, setSaving] = useState<'state' | 'note' | null>(null)
  const [stateRefused, setStateRefused] = useState(false)
  const [conflict, setConflict] = useState<NoteConflict | null>(null)
  const stored = noteOf(demoRequest)
  const began = { note: stored, version: demoRequest.version }
  const unsaved = typed !== null && typed.text !== stored

  function show(item: DemoRequest): void {
    queries.setQueryData(['leads', 'item', item.id], item)
    for (const view of ['list', 'count'])
      void queries.invalidateQueries({ queryKey: ['leads', view] })
  }

  /** Shows what was stored; returns what somebody else has stored instead. */
  async function change(
    part: 'state' | 'note',
    call: () => Promise<DemoRequest>,
  ): Promise<{ item?: DemoRequest; stale?: Stale }> {
    setSaving(part)
    try {
      const item = await call()
      setStateRefused(false)
      show(item)
      return { item }
    } catch (error) {
      const stale = staleIn(error)
      if (stale) show(stale.current)
      else notifications.fail(error)
      return stale ? { stale } : {}
    } finally {
      setSaving(null)
    }
  }

  async function saveNote({ text: note, began: from }: Typed): Promise<void> {
    const body = { id: demoRequest.id, note, version: from.version }
    const { item, stale } = await change('note', () =>
      client.call(demoRequestsApi.setNote, { body }),
    )
    if (stale) {
      const { current, who } = stale
      const versions = { base: from.note, mine: note, current }
      if (notePlaces(versions).length > 0) return setConflict({ ...versions, who, outcome: 'save' })
      // Somebody has set another state, which a note leaves as it is.
      return saveNote({ text: note, began: { note: from.note, version: current.version } })
    }
    if (!item) return
    const next = { note: noteOf(item), version: item.version }
    setTyped((now) => (now && now.text !== note ? { ...now, began: next } : null))
    notifications.succeed('The note is saved.')
  }

  return {
    saving,
    unsaved,
    /** Somebody else has changed the request: their version is shown, the state is not stored. */
    stateRefused,
    /** Somebody else has written another note than the one that was about to be saved. */
    conflict,
    note: typed?.text ?? stored,
    /** The note that the typed one began with. */
    base: typed?.began.note ?? stored,
    version: typed?.began.version ?? demoRequest.version,

    type: (text: string) => setTyped((now) => ({ text, began: now?.began ?? began })),

    /**
     * Puts a kept note on the screen; where somebody has written another since, both are compared
     * first. Returns whether it is on the screen.
     */
    restore({ values: mine, base }: Draft<string>): boolean {
      const versions = { base, mine, current: demoRequest }
      const isStale = notePlaces(versions).length > 0
      if (isStale) setConflict({ ...versions, who: null, outcome: 'continue' })
      else setTyped({ text: mine, began })
      return !isStale
    },

    async setState(state: DemoRequestState): Promise<void> {
      const { id, version } = demoRequest
      const { item, stale } = await change('state', () =>
        client.call(demoRequestsApi.setState, { body: { id, state, version } }),
      )
      if (stale) setStateRefused(true)
      if (!item) return
      // One's own change of the state does not conflict with the note that one is typing.
      setTyped(
        (now) =>
          now && {
            ...now,
            began:
              now.began.version === version ? { ...now.began, version: item.version } : now.began,
          },
      )
      notifications.succeed(`The status is now “${stateNames[state]}”.`)
    },

    async saveNote(): Promise<void> {
      if (typed && unsaved && !saving) await saveNote(typed)
    },

    /** Saves the chosen note, or puts it on the screen. Returns whether that is mine. */
    merge(choices: Choices): boolean {
      if (!conflict) return false
      const isMine = choosesMine(conflict, choices)
      const { current, mine, outcome } = conflict
      const next = { text: mine, began: { note: noteOf(current), version: current.version } }
      setConflict(null)
      if (isMine || outcome === 'save') setTyped(isMine ? next : null)
      if (isMine && outcome === 'save') void saveNote(next)
      return isMine
    },

    acceptTheirs(): void {
      if (conflict?.outcome === 'save') setTyped(null)
      setConflict(null)
    },

    dismissConflict: () => setConflict(null),
  }
}

interface Stale {
  current: DemoRequest
  who: string | null
}

function staleIn(error: unknown): Stale | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  const { current, changedBy = null } = error.error as Problem
  return current ? { current: current as DemoRequest, who: changedBy } : null
}
