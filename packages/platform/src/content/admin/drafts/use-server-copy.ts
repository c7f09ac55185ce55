import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '#src/account/admin/account-store.ts'
import type { Values } from '../fields/fields.ts'
import type { AutosavedDraft } from './draft-store.ts'
import type { WriterState } from './draft-writer.ts'
import { createServerCopy, type DeviceCopies } from './server-copy.ts'
import { serverIdOf, type ServerDrafts } from './server-drafts.ts'
import { useWriterRetries } from './use-writer-retries.ts'

interface Options {
  drafts: ServerDrafts
  mayWrite: boolean
  /** The id of this editor. */
  own: string
  itemId: string | null
  version: number | null
  /** The values on the screen; null while they are those of the server. */
  unsaved: Values | null
  /** The same with what was typed since they were rendered. */
  onScreen: () => Values | null
  device: DeviceCopies
}

/** Keeps what is unsaved on the server too, soon after the last key and when the page is left. */
export function useServerCopy(options: Options) {
  const { drafts, mayWrite, own, itemId, version, unsaved } = options
  const accountStore = useAccountStore()
  const account = useAccount()
  const [state, setState] = useState<WriterState>('none')
  const [copy] = useState(() =>
    createServerCopy({
      drafts,
      own,
      // In another tab somebody else may have signed in since.
      isSignedIn: () => accountStore.state().account?.id === account.id,
      onState: setState,
    }),
  )
  const { writer } = copy
  const has = useEffectEvent(options.device.has)
  const add = useEffectEvent(options.device.add)
  useEffect(() => {
    copy.follow({ has: (editor) => has(editor), add: (kept) => add(kept) })
  }, [copy])

  const { data: all } = useQuery({ ...drafts.list, enabled: mayWrite })
  const id = serverIdOf(itemId, own)
  const there = all?.[id]?.editor
  useEffect(() => {
    if (there !== undefined) void copy.look(id, there)
  }, [copy, there, id])

  useEffect(() => {
    const text = { id, baseVersion: version, editor: own }
    writer.want(mayWrite && unsaved ? { ...text, values: unsaved } : null)
  }, [writer, mayWrite, unsaved, id, version, own])

  useWriterRetries(writer)
  const wantOnScreen = useEffectEvent(() => {
    const values = mayWrite ? options.onScreen() : null
    writer.want(values && { id, baseVersion: version, editor: own, values })
  })
  useEffect(() => {
    const flush = (isLeaving: boolean) => {
      wantOnScreen()
      void writer.flush({ isLeaving })
    }
    const leave = () => flush(true)
    const hide = () => document.hidden && flush(false)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      wantOnScreen()
      writer.close()
    }
  }, [writer])

  return {
    state,
    takeOver: copy.takeOver,

    /** Of a draft that is discarded: returns how to take it back. */
    dropCopy({
      id: editor,
      itemId: of,
      version: baseVersion,
      values,
    }: AutosavedDraft<Values>): () => void {
      const copyId = serverIdOf(of, editor)
      if (all?.[copyId]?.editor !== editor) return () => {}
      void drafts.dropOwn(copyId, new Set([editor])).catch(() => {})
      return () => void drafts.keep({ id: copyId, baseVersion, editor, values })
    },

    /** The item is deleted: nothing more is kept of it. */
    drop: () => writer.discard(),
  }
}
