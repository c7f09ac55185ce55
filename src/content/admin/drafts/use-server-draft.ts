import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useAccount, useAccountStore } from '#src/account/admin/account-store.ts'
import { useStore } from '#src/admin/store.ts'
import type { DraftSummary } from '#src/content/version-calls.ts'
import { newDraftId, type DraftStore, type KeptDraft } from './draft-store.ts'
import { createDraftWriter, type WriterState } from './draft-writer.ts'
import { sameValues, type Values } from '../fields/fields.ts'
import {
  isForeign,
  itemIdOf,
  serverIdOf,
  writtenElsewhere,
  type ServerDrafts,
} from './server-drafts.ts'

interface Options {
  drafts: ServerDrafts
  mayWrite: boolean
  /** What this device keeps of the item. */
  store: DraftStore<Values>
  /** The id of this editor. */
  own: string
  itemId: string | null
  version: number | null
  /** The values on the screen; null while they are those of the server. */
  unsaved: Values | null
  /** What is stored; absent for what is new. */
  base: Values | undefined
}

/**
 * Keeps unsaved values on the server, and offers those that were written on another device: nothing
 * overwrites one until it is continued or discarded.
 */
export function useServerDraft(options: Options) {
  const { drafts, mayWrite, store, own, itemId, version, unsaved, base } = options
  const accountStore = useAccountStore()
  const account = useAccount()
  const [state, setState] = useState<WriterState>('none')
  /** Editors whose texts go on in this one. */
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [writer] = useState(() => {
    // In another tab somebody else may have signed in since.
    const isSignedIn = () => accountStore.state().account?.id === account.id
    return createDraftWriter<Values>({
      keep: async (text, isLeaving) => (isSignedIn() ? drafts.keep(text, isLeaving) : 'failed'),
      drop: async (id) =>
        isSignedIn() &&
        drafts.drop(id).then(
          () => true,
          () => false,
        ),
      onState: setState,
    })
  })

  const { data: all } = useQuery({ ...drafts.list, enabled: mayWrite })
  const here = useMemo(() => (all ? store.list() : []), [all, store])
  const ours = useMemo(() => new Set([own, ...taken]), [own, taken])
  const elsewhere = useMemo(
    () => writtenElsewhere(all, here).filter((one) => !ours.has(one.editor)),
    [all, here, ours],
  )
  const id = serverIdOf(itemId, own)
  const there = all?.[id]
  const foreign = isForeign(there, ours) ? there : undefined
  const { data: text } = useQuery({
    ...drafts.one(foreign ?? noDraft),
    enabled: foreign !== undefined && elsewhere.includes(foreign),
  })
  const isStored = text && base && sameValues(drafts.valuesOf(text), base)
  const isHeld = foreign !== undefined && !isStored
  const replaces = isHeld || there?.editor === own ? undefined : there?.editor

  useEffect(() => drafts.followOtherTabs(), [drafts])
  useEffect(() => writer.hold(isHeld), [writer, isHeld])
  useEffect(() => {
    if (all && !there) writer.lose()
  }, [writer, all, there])
  useEffect(() => {
    if (there && !isHeld) writer.own(there.id)
  }, [writer, there, isHeld])
  useEffect(() => {
    const next = { id, baseVersion: version, editor: own, replaces }
    writer.want(mayWrite && unsaved ? { ...next, values: unsaved } : null)
  }, [writer, mayWrite, unsaved, id, version, own, replaces])

  const authenticated = useStore(accountStore, (now) => now.authenticated)
  useEffect(() => {
    if (authenticated) void writer.flush()
  }, [writer, authenticated])
  useEffect(() => {
    const leave = () => void writer.flush({ isLeaving: true })
    const hide = () => document.hidden && void writer.flush()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      writer.close()
    }
  }, [writer])

  return {
    state,
    /** Those of this item that were written on another device; of a new one, those of new ones. */
    elsewhere:
      itemId === null
        ? elsewhere.filter((one) => itemIdOf(one) === null)
        : elsewhere.filter((one) => one === foreign && text && !isStored),

    /** Throws a `CallError`. */
    async open(summary: DraftSummary): Promise<KeptDraft<Values>> {
      const opened = await drafts.read(summary)
      return {
        id: newDraftId(),
        itemId,
        values: drafts.valuesOf(opened),
        version: opened.baseVersion,
        savedAt: Date.parse(opened.savedAt),
        server: { id: opened.id, editor: opened.editor },
      }
    },

    /** Of a draft whose values come to the screen: it goes on here. */
    takeOver({ server }: KeptDraft<Values>): void {
      setTaken((now) => new Set([...now, own, ...(server ? [server.editor] : [])]))
      if (server) writer.own(server.id)
    },

    /** Of a draft that this device keeps: returns how to take it back. */
    dropCopy: (kept: KeptDraft<Values>) => drafts.dropCopy(all, itemId, kept),

    /** The item is deleted: nothing more is kept of it. */
    drop: () => writer.discard(),
  }
}

const noDraft: DraftSummary = { id: '', baseVersion: null, editor: '', title: '', savedAt: '' }
